import "server-only";
import type { NextRequest } from "next/server";
import type { SavedAddress } from "@/lib/contracts/addresses";
import { ADDRESS_LIST_PAGE, LIST_PAGE_SIZE } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import { callFor } from "./route-handler";

const MOST_PAGES = 10;

/** Every address of the member's account, page after page. */
export async function readSavedAddresses(request: NextRequest): Promise<Answer<SavedAddress[]>> {
  const pages: SavedAddress[][] = [];
  for (let page = ADDRESS_LIST_PAGE; page <= MOST_PAGES; page += 1) {
    const { answer } = await callFor(request, "addressList", { query: { page } });
    if (!answer.ok) return answer;
    pages.push(answer.data);
    if (answer.data.length < LIST_PAGE_SIZE) break;
  }
  return { ok: true, message: "", data: pages.flat() };
}
