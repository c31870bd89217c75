"use client";

import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { joinedPages, pagePlan } from "@/lib/catalog/store-pages";
import { useRestoredPosition } from "@/lib/client/use-restored-position";
import type { Answer } from "@/lib/contracts/envelope";
import type { StorePage } from "@/lib/contracts/store-lists";

type LoadedPages = StorePage & { listKey: string; page: number };
type PageRequest = { listKey: string; upTo: number };
type LoadFailure = { listKey: string; code: number; message: string };

type Props = {
  /** Identifies the list; empty until the list is known. */
  listKey: string;
  /** The number of the page that the list starts with. */
  start: number;
  /** The content of the page `start`, if it came with the HTML. */
  first: StorePage | null;
  /** The list that is shown until the first answer arrives. */
  placeholder: StorePage | null;
  readPage: (page: number, signal: AbortSignal) => Promise<Answer<StorePage>>;
};

/** Reads a list of stores page by page. An answer that arrives after the list has changed is ignored. */
export function useStorePages({ listKey, start, first, placeholder, readPage }: Props) {
  const [loaded, setLoaded] = useState<LoadedPages | null>(null);
  const [wanted, setWanted] = useState<PageRequest | null>(null);
  const [failed, setFailed] = useState<LoadFailure | null>(null);
  const current = ifSameList(listKey, loaded) ?? firstLoaded(first, { listKey, page: start });
  const restoredPages = useRestoredPosition(listKey, current?.page ?? 0);
  const upTo = ifSameList(listKey, wanted)?.upTo ?? restoredPages;
  const failure = ifSameList(listKey, failed);
  const { next, pages, hasMore } = pagePlan({ current, start, upTo });
  const requestKey = listKey && !failure ? pages.join(" ") : "";

  const readPages = useEffectEvent((signal: AbortSignal) =>
    Promise.all(pages.map((page) => readPage(page, signal))),
  );
  const addPages = useEffectEvent((answers: Answer<StorePage>[]) => {
    const newPages: StorePage[] = [];
    for (const answer of answers) {
      if (!answer.ok) return setFailed({ ...answer, listKey });
      newPages.push(answer.data);
    }
    const joined = joinedPages(current, newPages);
    if (joined)
      startTransition(() => setLoaded({ ...joined, listKey, page: next + newPages.length - 1 }));
  });

  useEffect(() => {
    if (!listKey || !requestKey) return;
    const controller = new AbortController();
    void readPages(controller.signal).then(
      (answers) => controller.signal.aborted || addPages(answers),
    );
    return () => controller.abort();
  }, [listKey, requestKey]);

  return {
    current,
    /** The list to show. Until the first answer for a new list arrives, this is the previous list or `placeholder`. */
    shown: current ?? loaded ?? placeholder,
    isLoading: requestKey !== "",
    failure,
    hasMore,
    nextPage: next,
    loadMore: () => {
      setFailed(null);
      setWanted({ listKey, upTo: next });
    },
  };
}

export type StorePages = ReturnType<typeof useStorePages>;

function ifSameList<State extends { listKey: string }>(
  listKey: string,
  state: State | null,
): State | null {
  return state?.listKey === listKey ? state : null;
}

function firstLoaded(
  first: StorePage | null,
  position: { listKey: string; page: number },
): LoadedPages | null {
  return first && { ...first, ...position };
}
