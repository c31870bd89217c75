import "server-only";
import type { NextRequest, NextResponse } from "next/server";
import { EXPRESS_IMAGES_PATH } from "@/lib/contracts/courier";
import { backendUrl } from "./backend-fetch";
import { passOnPicture } from "./backend-picture";
import { readCourierSession } from "./courier-cookie";

/** Returns a picture of a parcel. The backend checks the courier session, or the member who opened it. */
export async function expressImage(request: NextRequest, name: string): Promise<NextResponse> {
  const url = backendUrl(`${EXPRESS_IMAGES_PATH}/${name}`);
  const session_id = request.nextUrl.searchParams.get("session_id") ?? (await readCourierSession());
  if (session_id !== undefined) url.searchParams.set("session_id", session_id);
  return passOnPicture("expressImage", url);
}
