/** Names by the Chinese name: store types, member grades and popular searches. Null stands for Chinese. */
export type DataNames = Readonly<Record<string, string>> | null;

/** A name that is not in the table stays Chinese. The names are data of the backend and have no fixed codes. */
export function dataName(name: string, names: DataNames): string {
  return names?.[name] ?? name;
}
