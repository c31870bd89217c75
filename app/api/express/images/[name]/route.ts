import { EXPRESS_IMAGES_PATH, IMAGE_NAME } from "@/lib/contracts/courier";
import { backendUrl } from "@/lib/server/backend-fetch";
import { passOnPicture } from "@/lib/server/backend-picture";
import { readCourierSession } from "@/lib/server/courier-cookie";
import { BadRequest, handler } from "@/lib/server/route-handler";

/**
 * Returns a picture of a parcel. The backend accepts only the courier session of the picture or the member who opened
 * that session.
 */
export const GET = handler(async (request) => {
  const { pathname, searchParams } = request.nextUrl;
  const name = pathname.split("/").at(-1) ?? "";
  if (!IMAGE_NAME.test(name)) throw new BadRequest(404, "notFound");
  const url = backendUrl(`${EXPRESS_IMAGES_PATH}/${name}`);
  const session_id = searchParams.get("session_id") ?? (await readCourierSession());
  if (session_id !== undefined) url.searchParams.set("session_id", session_id);
  return passOnPicture("expressImage", url);
});
