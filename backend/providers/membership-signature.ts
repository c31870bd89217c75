import { createHmac } from "node:crypto";

export function membershipSignature(clientSecret: string, content: string) {
  return createHmac("sha256", clientSecret).update(content).digest("hex");
}
