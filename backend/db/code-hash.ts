import { createHash } from "node:crypto";

/** Returns the code in upper case without surrounding blanks, because people type codes in different ways. */
export function normalCode(code: string): string {
  return code.trim().toUpperCase();
}

/**
 * Returns the hash that an operator enters into the table `redeem_codes`. Later the backend replaces it by a keyed
 * hash.
 */
export function codeHash(code: string): string {
  return createHash("sha256").update(normalCode(code)).digest("hex");
}
