"use client";

import { useEffect, useState } from "react";
import { Toast } from "@/components/ui/toast";
import { ABORTED } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import { useNumber, useQuery } from "@/lib/client/use-query";
import { INITIAL_DINING_TYPE } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { message: string; storeLabel: string };

/** PR-30: the server's own reason for 2 s, then back to the store's menu. */
export function ProductMissing({ message, storeLabel }: Props) {
  const stid = Number(useQuery("stid"));
  const number = useNumber();
  const reason = useReason();
  const target = stid > 0 ? hrefs.store({ stid, number }) : hrefs.index();
  return (
    <>
      <Toast
        message={reason === null ? null : reason || message}
        onDone={() => window.location.replace(target)}
      />
      {stid > 0 && (
        <a href={target} className="text-brand underline underline-offset-4">
          {storeLabel}
        </a>
      )}
    </>
  );
}

/** Why there is nothing: the page that is kept for everybody does not say it. Empty without a sentence. */
function useReason(): string | null {
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    const asking = new AbortController();
    const { signal } = asking;
    const id = (key: string) => Number(asked.get(key));
    const number = asked.get("number");
    const dining_type = INITIAL_DINING_TYPE;
    const query = { store_id: id("stid"), dining_type, ...(number && { number }) };
    const isAsked = [query.store_id, id("setid") || id("fdid")].every(isId);
    const answer = id("setid")
      ? () => callApi("setDetail", { query: { ...query, set_id: id("setid") } }, { signal })
      : () => callApi("foodDetail", { query: { ...query, food_id: id("fdid") } }, { signal });
    void (isAsked ? answer() : Promise.resolve(null)).then((said) => {
      if (said && !said.ok && said.code === ABORTED) return;
      setReason(said && !said.ok ? said.message : "");
    });
    return () => asking.abort();
  }, []);
  return reason;
}

function isId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0 && id < 1e9;
}
