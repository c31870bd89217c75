"use client";

import type { CallInput, DataOf } from "@/lib/contracts/endpoints";
import { getFromShop } from "./api-client";
import { callApi } from "./call-api";
import type { BrowserCall } from "./call-paths";
import { type ReadOptions, useRead } from "./use-read";

/** Reads data by a call of the call table. As long as `input` is null, nothing is read. */
export function useCall<Name extends BrowserCall>(
  name: Name,
  input: CallInput<Name> | null,
  options?: ReadOptions,
) {
  return useRead<DataOf<Name>>(
    input && [name, input],
    (callOptions) => callApi(name, input ?? {}, callOptions),
    options,
  );
}

/** Reads data from a GET handler of the shop. As long as `path` is null, nothing is read. */
export function useShopRead<Data>(path: string | null, options?: ReadOptions) {
  return useRead<Data>(path, (callOptions) => getFromShop<Data>(path ?? "", callOptions), options);
}
