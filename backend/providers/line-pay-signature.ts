import { createHmac } from "node:crypto";

type RequestToSign = {
  channelSecret: string;
  apiPath: string;
  /** POST: the exact body sent; GET: the query string without its question mark. */
  content: string;
  nonce: string;
};

export function linePaySignature({ channelSecret, apiPath, content, nonce }: RequestToSign) {
  return createHmac("sha256", channelSecret)
    .update(channelSecret + apiPath + content + nonce)
    .digest("base64");
}
