import type { Answer } from "@/lib/contracts/envelope";
import type { HelpPhoto } from "@/lib/contracts/order-help";
import { type Options, request } from "./api-client";
import { AS_COURIER } from "./courier-session-store";

const PARCEL_PHOTOS = "/api/v3/UserApi/uploadImage";

/** Uploads a photo of a parcel (API-24). */
export function uploadImage(image: Blob): Promise<Answer<{ url: string }>> {
  return uploadPicture(PARCEL_PHOTOS, image, AS_COURIER);
}

/**
 * Uploads a photo of a report about an order (API-99). A breakage does not open the error page, so that the customer
 * does not lose the typed text.
 */
export function uploadHelpPhoto(order_id: number, image: Blob): Promise<Answer<HelpPhoto>> {
  const query = new URLSearchParams({ order_id: String(order_id) });
  return uploadPicture(`/api/v3/OrderApi/uploadHelpPhoto?${query}`, image, { breakage: "stay" });
}

/** Uploads a picture as multipart form data (AP-04). */
function uploadPicture<Data>(path: string, image: Blob, options: Options): Promise<Answer<Data>> {
  const body = new FormData();
  body.set("image", image);
  return request(path, { ...options, method: "POST", needsToken: true, body });
}
