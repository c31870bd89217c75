import type { NextRequest } from "next/server";
import { opnDestination } from "@/lib/routing/opn-redirect";

/** Back from the campaign partner (acceptance RT-09 to RT-11). A path, so it leads to the host one came by. */
export function GET(request: NextRequest) {
  const location = opnDestination(request.nextUrl.searchParams);
  return new Response(null, { status: 307, headers: { location, "cache-control": "no-store" } });
}
