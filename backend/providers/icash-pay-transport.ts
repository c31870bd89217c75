import type { z } from "zod";
import type { IcashPayKeys } from "../../config/icash-pay-config.ts";
import {
  type IcashPaySecrets,
  isSignedBy,
  openIcashPay,
  sealIcashPay,
  signIcashPay,
} from "./icash-pay-envelope.ts";
import { icashReplySchema } from "./icash-pay-wire.ts";
import {
  createProviderFetch,
  type ProviderAnswer,
  type ProviderFetchOptions,
  parseJson,
} from "./provider-fetch.ts";
import type { ProviderResult } from "./provider-result.ts";

const TIMEOUTS_MS = { create: 10_000, query: 10_000, refund: 20_000 };
const SIGNATURE = "X-iCP-Signature";
const SUCCESS = 1;

type IcashPayCall = keyof typeof TIMEOUTS_MS;

export type IcashPayTransportOptions = ProviderFetchOptions &
  IcashPaySecrets & {
    host: string;
    keyId: string;
    keys: () => IcashPayKeys;
    timeouts?: Partial<Record<IcashPayCall, number>>;
  };

type IcashPaySending<Schema extends z.ZodType> = {
  call: IcashPayCall;
  path: string;
  fields: object;
  schema: Schema;
};

/**
 * Creates a function that sends encrypted and signed requests to icash Pay. An answer without a valid signature counts
 * as no answer (PV-12).
 */
export function icashPayTransport(options: IcashPayTransportOptions) {
  const { host, keyId, keys } = options;
  const providerFetch = createProviderFetch(options);
  const timeouts = { ...TIMEOUTS_MS, ...options.timeouts };

  const send = async <Schema extends z.ZodType>({
    call,
    path,
    fields,
    schema,
  }: IcashPaySending<Schema>): Promise<ProviderResult<z.infer<Schema>>> => {
    const EncData = await sealIcashPay(fields, options);
    const answer = await providerFetch({
      method: "POST",
      url: host + path,
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "X-iCP-EncKeyID": keyId,
        [SIGNATURE]: signIcashPay(EncData, keys().privateKey),
      },
      body: new URLSearchParams({ EncData }).toString(),
      timeoutMs: timeouts[call],
      wantsHeader: SIGNATURE,
    });
    const reply = readReply(answer, keys().publicKey);
    if (!reply) return { ok: "unknown" };
    if (reply.RtnCode !== SUCCESS) {
      return { ok: false, returnCode: String(reply.RtnCode), returnMessage: reply.RtnMsg };
    }
    const text = await openIcashPay(reply.EncData, options);
    const parsed = schema.safeParse(text === null ? undefined : parseJson(text));
    return parsed.success ? { ok: true, info: parsed.data } : { ok: "unknown" };
  };
  return { timeouts, send };
}

/**
 * Reads a signed answer. Returns null if no readable answer came. Also returns null if the answer has no valid
 * signature of icash Pay, because such an answer may be forged.
 */
function readReply(answer: ProviderAnswer | null, publicKey: string) {
  if (answer === null || answer.status >= 500) return null;
  if (!isSignedBy(answer.text, answer.header ?? "", publicKey)) return null;
  return icashReplySchema.safeParse(parseJson(answer.text)).data ?? null;
}
