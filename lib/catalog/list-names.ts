import { dotText } from "../format/list-text";
import type { ListRoute } from "./list-filter";

export type Named = { id: number; name: string };
/** The types, groups and subjects that have a store list near a place. */
export type ListNames = { types: Named[]; groups: Named[]; subjects: Named[] };

/**
 * The name of the list, made from the names of its subject, group and type. Null for the list of all stores, for a
 * search, and if the subject, group and type of the route are not in the given lists.
 */
export function listName(
  { type, group, subject }: ListRoute,
  { types, groups, subjects }: ListNames,
  locale: string,
): string | null {
  const parts = [nameById(subjects, subject), nameById(groups, group), nameById(types, type)];
  return dotText(parts, locale) || null;
}

/**
 * Adds the type, group or subject of the current store list to `list`, if `list` lacks it. `list` lacks a type, group
 * or subject to which no nearby store belongs.
 */
export function withName(list: Named[], id: number | undefined, name: string | null): Named[] {
  return !id || !name || nameById(list, id) ? list : [...list, { id, name }];
}

function nameById(list: Named[], id: number | undefined): string | undefined {
  return list.find((each) => each.id === id)?.name;
}
