import { isBan } from "taiwan-id-validator";

/** The checksum by 5 in force since April 2023. Eight zeros satisfy it but are not a real number. */
export function isTaxId(text: string): boolean {
  return text !== "00000000" && isBan(text);
}
