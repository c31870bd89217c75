/** The classes of a result. Arrow keys find results by `data-result`. */
export const RESULT_ROW =
  "flex min-h-13 w-full items-center gap-3 rounded-card px-2 py-1.5 text-left hover:bg-surface focus-visible:bg-surface";
