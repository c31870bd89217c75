import type { NextResponse } from "next/server";
import { UTM_COOKIE, utmText, utmVisit } from "@/lib/routing/utm";

const UTM_SECONDS = 30 * 24 * 60 * 60;

/** Keeps the campaign of the address that the visitor opened. An address without one keeps the earlier one (RB-05). */
export function keepCampaign(
  response: NextResponse,
  { pathname, searchParams }: Pick<URL, "pathname" | "searchParams">,
): void {
  const visit = utmVisit(pathname, searchParams);
  if (!visit) return;
  response.cookies.set(UTM_COOKIE, utmText(visit), { maxAge: UTM_SECONDS, sameSite: "lax" });
}
