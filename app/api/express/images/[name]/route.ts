import { IMAGE_NAME } from "@/lib/contracts/courier";
import { expressImage } from "@/lib/server/courier-image";
import { BadRequest, handler } from "@/lib/server/route-handler";

/** Returns a picture of a parcel. Needs its courier session, from the cookie or from `?session_id=`. */
export const GET = handler(async (request) => {
  const name = request.nextUrl.pathname.split("/").at(-1) ?? "";
  if (!IMAGE_NAME.test(name)) throw new BadRequest(404, "notFound");
  return expressImage(request, name);
});
