import { z } from "zod";
import { openPayuni, type PayuniFields, type PayuniKeys, sealPayuni } from "./payuni-envelope.ts";
import {
  createProviderFetch,
  type ProviderAnswer,
  type ProviderFetchOptions,
  parseJson,
} from "./provider-fetch.ts";
import type { ProviderResult } from "./provider-result.ts";

const TIMEOUTS_MS = {
  credit: 20_000,
  query: 10_000,
  cancel: 20_000,
  close: 20_000,
  bind: 10_000,
  unbind: 10_000,
};

type PayuniCall = keyof typeof TIMEOUTS_MS;

export type PayuniTransportOptions = ProviderFetchOptions &
  PayuniKeys & { host: string; timeouts?: Partial<Record<PayuniCall, number>> };

type PayuniSending = {
  call: PayuniCall;
  path: string;
  version: string;
  fields: PayuniFields;
};

const SUCCESS_STATUS = "SUCCESS";
/** The status that PAYUNi reports if the bank did not answer within a minute. The money may have moved. */
const UNKNOWN_STATUS = "UNKNOWN";

const answerSchema = z.object({
  Status: z.string().min(1).max(40),
  Message: z.string().default(""),
  EncryptInfo: z.string().optional(),
  HashInfo: z.string().optional(),
});

export function payuniTransport(options: PayuniTransportOptions) {
  const { host, now = Date.now } = options;
  const providerFetch = createProviderFetch(options);
  const timeouts = { ...TIMEOUTS_MS, ...options.timeouts };

  /**
   * Returns the four fields of every message. The merchant id (`MerID`) is sent unencrypted and again in the encrypted
   * fields.
   */
  const sealFields = async (version: string, fields: PayuniFields) => {
    const MerID = options.merchantId;
    const Timestamp = String(Math.floor(now() / 1000));
    const envelope = await sealPayuni({ MerID, Timestamp, ...fields }, options);
    return { MerID, Version: version, ...envelope };
  };

  return {
    timeouts,
    sealed: sealFields,
    async send({ call, path, version, fields }: PayuniSending) {
      const answer = await providerFetch({
        method: "POST",
        url: host + path,
        headers: { "Content-Type": "application/x-www-form-urlencoded", "User-Agent": "payuni" },
        body: new URLSearchParams(await sealFields(version, fields)).toString(),
        timeoutMs: timeouts[call],
      });
      return readAnswer(answer, options);
    },
  };
}

async function readAnswer(
  answer: ProviderAnswer | null,
  keys: PayuniKeys,
): Promise<ProviderResult<PayuniFields>> {
  if (answer === null || answer.status >= 500) return { ok: "unknown" };
  const outer = answerSchema.safeParse(parseJson(answer.text));
  if (!outer.success) return { ok: "unknown" };
  const { Status, Message, EncryptInfo, HashInfo } = outer.data;
  if (EncryptInfo === undefined || HashInfo === undefined) {
    return Status === SUCCESS_STATUS || Status === UNKNOWN_STATUS
      ? { ok: "unknown" }
      : { ok: false, returnCode: Status, returnMessage: Message };
  }
  const fields = await openPayuni({ EncryptInfo, HashInfo }, keys);
  if (fields?.MerID !== keys.merchantId) return { ok: "unknown" };
  return readFields({ Status, Message, ...fields });
}

function readFields(fields: PayuniFields): ProviderResult<PayuniFields> {
  const { Status = "", Message = "" } = fields;
  if (Status === UNKNOWN_STATUS) return { ok: "unknown" };
  if (Status === SUCCESS_STATUS) return { ok: true, info: fields };
  return { ok: false, returnCode: Status, returnMessage: Message };
}
