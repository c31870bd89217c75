"use client";

import type { Key } from "swr";
import useSWRInfinite from "swr/infinite";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import type { Options } from "./api-client";
import { type ReadOptions, readSettings, shownRefusal, useFetch } from "./use-read";

/** Page numbers of the calls begin at 1. */
type AskPage<Data> = (page: number, callOptions: Options) => Promise<Answer<Data>>;

/** Reads a list page by page; null reads nothing yet. Reading more pages does not read earlier pages again. */
export function usePages<Data>(list: Key, ask: AskPage<Data>, options: ReadOptions = {}) {
  const fetch = useFetch();
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<Data, Refusal>(
    (index) => list && [list, index + 1],
    (key: [Key, number]) => fetch(key, (callOptions) => ask(key[1], callOptions), options),
    { ...readSettings(options), revalidateFirstPage: false },
  );
  const pages = data ?? [];
  const isMissingPage = pages.length < size;
  const isLoading = isValidating && isMissingPage;
  return {
    pages,
    isLoading,
    refusal: isLoading ? null : shownRefusal(error, options),
    /** True if all pages are shown, but reading them again has failed. */
    isOld: !isMissingPage && error !== undefined,
    /** Reads the next page, also after a failure. */
    loadMore: () => void setSize(pages.length + 1),
    /** Reads all pages again. */
    refresh: mutate,
  };
}
