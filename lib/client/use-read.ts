"use client";

import useSWR, { type Key, type SWRConfiguration, unstable_serialize, useSWRConfig } from "swr";
import { CODE } from "@/lib/contracts/answer-code";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import type { Options } from "./api-client";

export type ReadOptions = {
  /** The page can do without this read: see `Options`. */
  breakage?: Options["breakage"];
  /** Reads again after this many milliseconds, as long as the page is visible; 0 for never. */
  refreshInterval?: number;
  /** Shows the data of the last key until the data of a new key has come. */
  keepPreviousData?: boolean;
  /** Leaves the page when the server knows no member. The page stays as it is while it is left. */
  onLoginNeeded?: () => void;
};

/** Reads what `ask` answers and keeps it under `key`. `mutate` changes what is shown without a new read. */
export function useRead<Data>(key: Key, ask: Ask<Data>, options: ReadOptions = {}) {
  const fetch = useFetch();
  const { data, error, isValidating, mutate } = useSWR<Data, Refusal>(
    key,
    () => fetch(key, ask, options),
    readSettings(options),
  );
  const isFirst = data === undefined && isValidating;
  return {
    data,
    refusal: isFirst ? null : shownRefusal(error, options),
    read: () => mutate(),
    mutate,
  };
}

export type Ask<Data> = (how: Options) => Promise<Answer<Data>>;

/** SWR's fetcher. It throws a refusal, because SWR keeps the last data beside an error. */
export function useFetch() {
  const { cache } = useSWRConfig();
  return async <Data>(key: Key, ask: Ask<Data>, { breakage }: ReadOptions): Promise<Data> => {
    // Data that is on the screen stays there when a later read of it breaks.
    const isShown = cache.get(unstable_serialize(key))?.data !== undefined;
    const answer = await ask(isShown || breakage ? { breakage: "stay" } : {});
    if (!answer.ok) throw answer;
    return answer.data;
  };
}

/** A screen reads when it opens and when it asks to, and not because its window has the focus again. */
export function readSettings({
  refreshInterval = 0,
  keepPreviousData,
  onLoginNeeded,
}: ReadOptions) {
  return {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    refreshInterval,
    keepPreviousData,
    shouldRetryOnError: refreshInterval > 0,
    // SWR stops polling at an error: the next try comes at the pace of the polling.
    onErrorRetry: (...[, , , revalidate, tries]: RetryArguments) =>
      void setTimeout(revalidate, refreshInterval, tries),
    onError: (refusal: Refusal) => {
      if (refusal.code === CODE.loginNeeded) onLoginNeeded?.();
    },
  };
}

type RetryArguments = Parameters<SWRConfiguration["onErrorRetry"] & {}>;

export function shownRefusal(
  error: Refusal | undefined,
  { onLoginNeeded }: ReadOptions,
): Refusal | null {
  const isLeaving = onLoginNeeded && error?.code === CODE.loginNeeded;
  return error && !isLeaving ? error : null;
}
