import { createHash } from "node:crypto";

/** Codes are typed by people: case and the blanks around them mean nothing. */
export function normalCode(code: string): string {
  return code.trim().toUpperCase();
}

/** What is entered in the table for a code; the backend puts it under a key of its own. */
export function codeHash(code: string): string {
  return createHash("sha256").update(normalCode(code)).digest("hex");
}
