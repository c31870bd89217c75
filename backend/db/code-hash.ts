import { createHash } from "node:crypto";

/** People type the codes, so case and surrounding blanks are ignored. */
export function normalCode(code: string): string {
  return code.trim().toUpperCase();
}

/** The value that an operator enters in the table for a code. The backend replaces it by a keyed hash. */
export function codeHash(code: string): string {
  return createHash("sha256").update(normalCode(code)).digest("hex");
}
