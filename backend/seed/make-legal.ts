import type { Random } from "./random.ts";

const TAX_ID_WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1];

/** The legal data of a store: invented numbers and texts in the correct format. */
export function makeLegal(random: Random) {
  const unified_code = makeTaxId(random);
  return {
    product_id: `A-1${digits(random, 8)}-00000-0`,
    policy_number: `示範產險第 26${digits(random, 8)} 號`,
    unified_code,
    order_cheque: "電子發票",
    product_origin_labeling: random.pick([
      "豬肉：台灣；牛肉：澳洲",
      "豬肉：台灣；牛肉：美國",
      "本店使用台灣豬，不使用牛肉",
      "牛肉：紐西蘭；雞肉：台灣",
    ]),
  };
}

/**
 * True if the tax ID satisfies the checksum rule of 2023: each digit is multiplied by its weight, and the digits of all
 * products add up to a multiple of 5 (RU-61). If the seventh digit is 7, the sum may also be one less than a multiple
 * of 5.
 */
function hasTaxIdChecksum(code: string) {
  const sum = TAX_ID_WEIGHTS.reduce((total, weight, index) => {
    const product = Number(code[index]) * weight;
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return sum % 5 === 0 || (code[6] === "7" && (sum + 1) % 5 === 0);
}

function makeTaxId(random: Random) {
  const front = `${random.between(1, 9)}${digits(random, 6)}`;
  const last = Array.from("0123456789").find((digit) => hasTaxIdChecksum(front + digit));
  return `${front}${last}`;
}

function digits(random: Random, length: number) {
  return Array.from({ length }, () => random.between(0, 9)).join("");
}
