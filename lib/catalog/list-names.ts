import { dotText } from "../format/list-text";
import type { ListRoute } from "./list-filter";

export type Named = { id: number; name: string };
/** The possible subjects of a list near a place. */
export type ListNames = { types: Named[]; groups: Named[]; subjects: Named[] };

/** The subject of the list; null for all stores and for a search. */
export function listName(
  { type, group, subject }: ListRoute,
  { types, groups, subjects }: ListNames,
  locale: string,
): string | null {
  const parts = [nameById(subjects, subject), nameById(groups, group), nameById(types, type)];
  return dotText(parts, locale) || null;
}

/** Adds the name of the current list, which is missing if no store of its kind is near. */
export function withName(list: Named[], id: number | undefined, name: string | null): Named[] {
  return !id || !name || nameById(list, id) ? list : [...list, { id, name }];
}

function nameById(list: Named[], id: number | undefined): string | undefined {
  return list.find((each) => each.id === id)?.name;
}
