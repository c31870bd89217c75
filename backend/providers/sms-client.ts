import { z } from "zod";
import { createProviderFetch, type ProviderFetchOptions } from "./provider-fetch.ts";
import { readResult } from "./provider-result.ts";

const TIMEOUT_MS = 5_000;

const smsInfoSchema = z.object({ message_id: z.string() });

type SmsOptions = ProviderFetchOptions & { host: string; key: string; timeoutMs?: number };

export type SmsClient = ReturnType<typeof createSmsClient>;

export function createSmsClient({ host, key, timeoutMs = TIMEOUT_MS, ...options }: SmsOptions) {
  const providerFetch = createProviderFetch(options);

  return {
    async send({ phone, text }: { phone: string; text: string }) {
      const headers = { "Content-Type": "application/json", Authorization: `Bearer ${key}` };
      const body = JSON.stringify({ phone, text });
      const answer = await providerFetch({
        method: "POST",
        url: `${host}/sms/send`,
        headers,
        body,
        timeoutMs,
      });
      return readResult(answer, smsInfoSchema);
    },
  };
}
