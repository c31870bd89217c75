import { IMAGE_NAME } from "@/lib/contracts/courier";
import { HELP_PHOTOS_PATH } from "@/lib/contracts/order-help";
import { backendUrl } from "@/lib/server/backend-fetch";
import { passOnPicture } from "@/lib/server/backend-picture";
import { BadRequest, handler } from "@/lib/server/route-handler";

/** Returns a photo of an order. The backend checks that the order belongs to the member. */
export const GET = handler(async (request) => {
  const name = request.nextUrl.pathname.split("/").at(-1) ?? "";
  if (!IMAGE_NAME.test(name)) throw new BadRequest(404, "notFound");
  return passOnPicture("helpPhoto", backendUrl(`${HELP_PHOTOS_PATH}/${name}`));
});
