/** The searchable form: 全形 = 半形, 臺 = 台, case; spaces and punctuation say nothing. */
export function searchText(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("臺", "台")
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/**
 * What a row is found by: every character and every pair of neighbours of its texts. Chinese has no word
 * breaks, so pairs stand for words; single characters answer a search for one.
 */
export function searchGrams(texts: string[]): string[] {
  const grams = texts.map(searchText).flatMap((text) => [...text, ...pairs(text)]);
  return [...new Set(grams)];
}

export function pairs(text: string): string[] {
  const characters = [...text];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
