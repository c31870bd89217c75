import { SERVER_TIME_FORMAT } from "@/lib/contracts/codes";
import type { Options } from "./api-client";
import { callApi } from "./call-api";

/** Asks for the time of the server. The specification requires the parameter `format` (CA-36). */
export function askServerTime(options: Options) {
  return callApi("getServerTime", { query: { format: SERVER_TIME_FORMAT } }, options);
}
