"use client";

import useSWR, { type Key, type SWRConfiguration, unstable_serialize, useSWRConfig } from "swr";
import { CODE } from "@/lib/contracts/answer-code";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import type { Options } from "./api-client";

export type ReadOptions = {
  /** See `Options` in `api-client`. */
  breakage?: Options["breakage"];
  /** The polling interval in milliseconds while the page is visible; 0 for no polling. */
  refreshInterval?: number;
  /** True to show the data of the previous key until the data of the new key has loaded. */
  keepPreviousData?: boolean;
  /**
   * Called if the answer says that no member is signed in. The callback must open another page. The current page does
   * not show this refusal.
   */
  onLoginNeeded?: () => void;
};

/**
 * Reads data with `ask` and caches it under `key`. The returned `mutate` can change the shown data without a new read.
 */
export function useRead<Data>(key: Key, ask: Read<Data>, options: ReadOptions = {}) {
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

type Read<Data> = (callOptions: Options) => Promise<Answer<Data>>;

/** Returns the fetcher for SWR. It throws a refusal, because SWR keeps the last data when the fetcher throws. */
export function useFetch() {
  const { cache } = useSWRConfig();
  return async <Data>(key: Key, ask: Read<Data>, { breakage }: ReadOptions): Promise<Data> => {
    // If data are already shown, a breakage must not replace them by the error page.
    const isShown = cache.get(unstable_serialize(key))?.data !== undefined;
    const answer = await ask(isShown || breakage ? { breakage: "stay" } : {});
    if (!answer.ok) throw answer;
    return answer.data;
  };
}

/**
 * The options of SWR. Data are read when the component mounts, when the key changes, at the polling interval and on
 * request, but not when the window gets the focus or the connection returns.
 */
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
    // SWR stops polling after an error. So this handler reads again after the polling interval.
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
