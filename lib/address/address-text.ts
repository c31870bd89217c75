// This file imports no gazetteer data, so browser code can import it.

const CHINESE_DIGITS = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];
/** Variants of characters that people type (key), and the character that the address tables and rules use (value). */
const VARIANTS: Record<string, string> = {
  臺: "台",
  号: "號",
  巿: "市",
  区: "區",
  县: "縣",
  楼: "樓",
  塩: "鹽",
  恒: "恆",
  峯: "峰",
  豊: "豐",
  双: "雙",
  芦: "蘆",
  湾: "灣",
  関: "關",
  舘: "館",
};
const VARIANT = /[臺号巿区县楼塩恒峯豊双芦湾関舘]/g;
/** Counties that became cities in 2010 and 2014. Their towns became districts. */
const FORMER_COUNTY = /^(台北|桃園|台中|台南|高雄)縣(\p{Script=Han}{2})[鄉鎮市]/u;
const NEW_CITIES: Record<string, string> = { 台北: "新北" };
const COUNTRY_OR_ZIP =
  /^(?:\d{3}(?:\d{2,3})?(?=\p{Script=Han})(?![巷弄號樓段])|中華民國|台灣省?(?!大道|路|街))/u;

/**
 * Normalises the spelling of a typed address: half-width characters, 台 for 臺, no postal code and no country, 四段 for 4段,
 * 7之1號 for 7-1號.
 */
export function normalizeAddressText(text: string) {
  return (
    dropCountryAndZip(
      text
        .normalize("NFKC")
        .replace(VARIANT, (variant) => VARIANTS[variant] ?? variant)
        .replace(/[,;、。]/g, " ")
        .replace(/(?<![0-9A-Za-z])\s+|\s+(?![0-9A-Za-z])/g, ""),
    )
      .replace(FORMER_COUNTY, (_all, county, town) => `${NEW_CITIES[county] ?? county}市${town}區`)
      .replace(/(?<=路|街|大道)([1-9])(?=段)/g, (digit) => toChineseNumber(Number(digit)))
      .replace(/(?<!\d)([1-9]\d?)(?=街|路)/g, (digits) => toChineseNumber(Number(digits)))
      .replace(/(\d)-(\d+)(?=號|巷|弄)/g, "$1之$2")
      .replace(/號-(?=\d)/g, "號之")
      .trim()
      // Removing a space may bring a character and a combining mark together, so the text is normalised again.
      .normalize("NFC")
  );
}

export function toChineseNumber(value: number) {
  const tens = Math.floor(value / 10);
  const units = CHINESE_DIGITS[value % 10] ?? "";
  if (tens === 0) return units;
  return `${tens === 1 ? "" : CHINESE_DIGITS[tens]}十${units}`;
}

function dropCountryAndZip(text: string): string {
  const rest = text.replace(COUNTRY_OR_ZIP, "");
  return rest === text ? text : dropCountryAndZip(rest);
}
