"use client";

import { PageLink } from "@/components/ui/page-link";
import { Toast } from "@/components/ui/toast";
import type { Options } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import { replacePage } from "@/lib/client/leave";
import { useQuery, useVisitNumber } from "@/lib/client/use-query";
import { useRead } from "@/lib/client/use-read";
import { INITIAL_DINING_TYPE } from "@/lib/contracts/codes";
import type { Answer } from "@/lib/contracts/envelope";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { message: string; storeLabel: string };

/**
 * Shows for 2 seconds why the product cannot be shown, then opens the store page (PR-30). If the URL has no store id,
 * it opens the intro `/`.
 */
export function ProductMissing({ message, storeLabel }: Props) {
  const stid = Number(useQuery("stid"));
  const number = useVisitNumber();
  const reasonText = useReason();
  const target = stid > 0 ? hrefs.store({ stid, number }) : hrefs.index();
  return (
    <>
      <Toast
        message={reasonText === null ? null : reasonText || message}
        onDone={() => replacePage(target)}
      />
      {stid > 0 && (
        <PageLink href={target} className="text-brand underline underline-offset-4">
          {storeLabel}
        </PageLink>
      )}
    </>
  );
}

/**
 * Reads the backend's message about the missing product, because the cached page cannot contain it. Returns null until
 * the answer arrives, and an empty text if there is no message.
 */
function useReason(): string | null {
  const { data } = useRead("missing-product", readReason);
  return data ?? null;
}

async function readReason(options: Options): Promise<Answer<string>> {
  const search = new URLSearchParams(window.location.search);
  const id = (key: string) => Number(search.get(key));
  const [store_id, set_id, food_id] = [id("stid"), id("setid"), id("fdid")];
  const number = search.get("number");
  const query = { store_id, dining_type: INITIAL_DINING_TYPE, ...(number && { number }) };
  if (!isId(store_id) || !isId(set_id || food_id)) return reason("");
  const answer = set_id
    ? await callApi("setDetail", { query: { ...query, set_id } }, options)
    : await callApi("foodDetail", { query: { ...query, food_id } }, options);
  return reason(answer.ok ? "" : answer.message);
}

function reason(data: string): Answer<string> {
  return { ok: true, data, message: "" };
}

function isId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0 && id < 1e9;
}
