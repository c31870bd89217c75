/** English names of store types by their Chinese name; null stands for Chinese. */
export type TypeNames = Readonly<Record<string, string>> | null;

/** The names for a language. Only English loads a table. */
export async function readTypeNames(locale: string): Promise<TypeNames> {
  if (locale !== "en") return null;
  return (await import("./english-types.json")).default;
}

/** A type that is not in the table stays Chinese. The types are data of the backend and have no fixed codes. */
export function typeName(name: string, names: TypeNames): string {
  return names?.[name] ?? name;
}
