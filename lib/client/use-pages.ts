"use client";

import type { Key } from "swr";
import useSWRInfinite from "swr/infinite";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import type { Options } from "./api-client";
import { type ReadOptions, readSettings, shownRefusal, useFetch } from "./use-read";

/** Reads a page. Page numbers start at 1. */
type AskPage<Data> = (page: number, callOptions: Options) => Promise<Answer<Data>>;

/**
 * Reads a list page by page. As long as `list` is null, nothing is read. Earlier pages are not read again when a
 * further page is read.
 */
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
    /** True if all pages are shown but may be outdated, because reading them again failed. */
    isOld: !isMissingPage && error !== undefined,
    /** Reads the next page, or tries the failed page again. */
    loadMore: () => void setSize(pages.length + 1),
    /** Reads all pages again. */
    refresh: mutate,
  };
}
