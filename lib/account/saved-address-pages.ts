import type { SavedAddress } from "@/lib/contracts/addresses";
import { FIRST_PAGE } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import { distinctEntries, mayHaveMore } from "@/lib/format/paged-entries";

const MAX_PAGES = 10;

/** Reads all pages of the member's saved addresses with `readPage`, up to `MAX_PAGES`. */
export async function readSavedAddresses(
  readPage: (page: number) => Promise<Answer<SavedAddress[]>>,
): Promise<Answer<SavedAddress[]>> {
  const pages: SavedAddress[][] = [];
  for (let page = FIRST_PAGE; page <= MAX_PAGES; page += 1) {
    const answer = await readPage(page);
    if (!answer.ok) return answer;
    pages.push(answer.data);
    if (!mayHaveMore(pages, addressKey)) break;
  }
  return { ok: true, message: "", data: distinctEntries(pages, addressKey) };
}

/** An address without an id is identified by its content. The operator's own backend may send no ids. */
function addressKey(address: SavedAddress): number | string {
  return address.id || JSON.stringify(address);
}
