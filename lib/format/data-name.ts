/**
 * Translated names, for example of store types, member grades, popular searches and tags of products. The key is the
 * Chinese name. Null on Chinese pages.
 */
export type DataNames = Readonly<Record<string, string>> | null;

/**
 * The translated name. A name that is not in the table stays Chinese. The Chinese name is the key, because the backend
 * has no fixed codes for these names.
 */
export function dataName(name: string, names: DataNames): string {
  return names?.[name] ?? name;
}
