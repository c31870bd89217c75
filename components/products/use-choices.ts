"use client";

import { useState } from "react";
import type { CartRelish } from "@/lib/contracts/carts";
import type { OptionGroup } from "@/lib/contracts/products";
import {
  choicesOf,
  chosenRelish,
  missingGroups,
  pressOption,
  type ShownGroup,
  shownGroups,
} from "@/lib/products/choice-rules";

/** The options of one product as they are pressed, begun from those of an edited line. */
export function useChoices(groups: OptionGroup[], begun: CartRelish[]) {
  const [choices, setChoices] = useState(() => choicesOf(groups, begun));
  const [fullPath, setFullPath] = useState<string | null>(null);
  return {
    shown: shownGroups(groups, choices),
    missing: missingGroups(groups, choices),
    relish_ids: chosenRelish(groups, choices),
    /** The group that has just refused one more. */
    fullPath,
    press: (shown: ShownGroup, optionId: number) => {
      const pressed = pressOption(choices, shown, optionId);
      setChoices(pressed.choices);
      setFullPath(pressed.refused ? shown.path : null);
    },
  };
}
