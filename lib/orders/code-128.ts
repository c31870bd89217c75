/** Bars and gaps by turns, six widths a symbol: the values 0 to 102, then the three starts (ISO/IEC 15417). */
const SYMBOLS = [
  "212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231",
  "113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211",
  "212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131",
  "113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111",
  "314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211",
  "241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141",
  "214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214",
  "211232",
].join("");
const SYMBOL_LENGTH = 6;
const START_C = 105;
const CHECK_MODULO = 103;
const STOP = "2331112";
/** Empty modules that a scanner wants on either side. */
const QUIET = 10;

/** Code 128-C as the path of its bars, one unit high and `width` units wide; null for what is not pairs of digits. */
export function code128(digits: string): { path: string; width: number } | null {
  const values = /^(?:\d\d)+$/.test(digits) ? (digits.match(/\d\d/g) ?? []).map(Number) : [];
  if (values.length === 0) return null;
  const check = values.reduce((sum, value, at) => sum + value * (at + 1), START_C) % CHECK_MODULO;
  const widths = [...[START_C, ...values, check].map(symbolOf), STOP].join("");
  let at = QUIET;
  let path = "";
  for (const [index, text] of [...widths].entries()) {
    const width = Number(text);
    if (index % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  }
  return { path, width: at + QUIET };
}

function symbolOf(value: number): string {
  return SYMBOLS.slice(value * SYMBOL_LENGTH, (value + 1) * SYMBOL_LENGTH);
}
