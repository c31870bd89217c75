"use client";

import { startTransition, useEffect, useEffectEvent, useState } from "react";
import { joinedPages, pagePlan } from "@/lib/catalog/store-pages";
import { useRestoredPosition } from "@/lib/client/use-restored-position";
import type { Answer } from "@/lib/contracts/envelope";
import type { StorePage } from "@/lib/contracts/store-lists";

type Loaded = StorePage & { list: string; page: number };
type Wanted = { list: string; upTo: number };
type Failed = { list: string; code: number; message: string };

type Props = {
  /** The key of the list; empty until the list is known. */
  list: string;
  /** The first page of the list. `first` is its content from the HTML. */
  start: number;
  first: StorePage | null;
  /** Shown until the first answer. */
  before: StorePage | null;
  ask: (page: number, signal: AbortSignal) => Promise<Answer<StorePage>>;
};

/** Reads a list of stores page by page. The answer of an earlier list is dropped. */
export function useStorePages({ list, start, first, before, ask }: Props) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const current = of(list, loaded) ?? opened(first, { list, page: start });
  const keptPages = useRestoredPosition(list, current?.page ?? 0);
  const upTo = of(list, wanted)?.upTo ?? keptPages;
  const failure = of(list, failed);
  const { next, pages, hasMore } = pagePlan({ current, start, upTo });
  const question = list && !failure ? pages.join(" ") : "";

  const askPages = useEffectEvent((signal: AbortSignal) =>
    Promise.all(pages.map((page) => ask(page, signal))),
  );
  const take = useEffectEvent((answers: Answer<StorePage>[]) => {
    const came: StorePage[] = [];
    for (const answer of answers) {
      if (!answer.ok) return setFailed({ ...answer, list });
      came.push(answer.data);
    }
    const whole = joinedPages(current, came);
    if (whole) startTransition(() => setLoaded({ ...whole, list, page: next + came.length - 1 }));
  });

  useEffect(() => {
    if (!list || !question) return;
    const controller = new AbortController();
    void askPages(controller.signal).then((answers) => controller.signal.aborted || take(answers));
    return () => controller.abort();
  }, [list, question]);

  return {
    current,
    /** The last list stays until the new answer. */
    shown: current ?? loaded ?? before,
    isAsking: question !== "",
    failure,
    hasMore,
    nextPage: next,
    loadMore: () => {
      setFailed(null);
      setWanted({ list, upTo: next });
    },
  };
}

export type StorePages = ReturnType<typeof useStorePages>;

function of<Kept extends { list: string }>(list: string, kept: Kept | null): Kept | null {
  return kept?.list === list ? kept : null;
}

function opened(first: StorePage | null, at: { list: string; page: number }): Loaded | null {
  return first && { ...first, ...at };
}
