const WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1];
/** The position at which a 7 gives the product 28. The digit sum 10 of 28 counts as 1 or as 0. */
const SEVENTH = 6;

/** The checksum modulo 5, valid since April 2023 (RU-61). Eight zeros satisfy it but are no real number. */
export function isTaxId(text: string): boolean {
  if (!/^\d{8}$/.test(text) || text === "00000000") return false;
  const sum = WEIGHTS.reduce((all, weight, at) => all + digitSum(Number(text[at]) * weight), 0);
  return sum % 5 === 0 || (text[SEVENTH] === "7" && (sum + 1) % 5 === 0);
}

function digitSum(product: number): number {
  return Math.floor(product / 10) + (product % 10);
}
