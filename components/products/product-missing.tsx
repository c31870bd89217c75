"use client";

import { useRouter } from "next/navigation";
import { Popup } from "@/components/ui/popup";
import { useQuery } from "@/lib/client/use-query";
import { hrefs } from "@/lib/routing/hrefs";

type Props = { message: string; storeLabel: string; indexLabel: string };

/** PR-30: says so for 2 s, then back to the store's menu. */
export function ProductMissing({ message, storeLabel, indexLabel }: Props) {
  const router = useRouter();
  const stid = Number(useQuery("stid"));
  const target = stid > 0 ? hrefs.store({ stid }) : hrefs.index();
  return (
    <>
      <Popup message={message} onDone={() => router.replace(target)} />
      <a href={target} className="text-brand underline underline-offset-4">
        {stid > 0 ? storeLabel : indexLabel}
      </a>
    </>
  );
}
