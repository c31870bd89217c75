import type { HelpKind } from "@/lib/contracts/codes";

/** The number of reported pieces of each line. The key is the number of the line. */
export type ChosenLines = Record<number, number>;

type Report = { kind: HelpKind | ""; lines: ChosenLines; sendingCount: number };
type Problem = "chooseKind" | "chooseLines" | "waitPhotos";

/** True if a report of this kind concerns lines of the order. The other kinds concern the whole order. */
export function concernsLines(kind: HelpKind | ""): boolean {
  return kind === "missing" || kind === "wrong" || kind === "damaged";
}

/** True if a photo can show the problem, so the page asks for a photo. */
export function needsPhoto(kind: HelpKind | ""): boolean {
  return kind === "wrong" || kind === "damaged";
}

/** The first reason why the report cannot be sent yet, or null if it can be sent. */
export function helpProblem({ kind, lines, sendingCount }: Report): Problem | null {
  if (kind === "") return "chooseKind";
  if (concernsLines(kind) && chosenLines(lines).length === 0) return "chooseLines";
  return sendingCount > 0 ? "waitPhotos" : null;
}

/** The chosen lines in the form of the calls. */
export function chosenLines(lines: ChosenLines): { line: number; quantity: number }[] {
  return Object.entries(lines)
    .filter(([, quantity]) => quantity > 0)
    .map(([line, quantity]) => ({ line: Number(line), quantity }));
}
