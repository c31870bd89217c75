"use client";

import { useState } from "react";
import {
  choicesOf,
  chosenRelish,
  isMissing,
  pressOption,
  type VisibleGroup,
  visibleGroups,
} from "@/lib/catalog/choice-rules";
import { chosenGroups, setChoicesOf, visibleSetGroups } from "@/lib/catalog/set-rules";
import type { CartItem } from "@/lib/contracts/carts";
import type { Product } from "@/lib/contracts/products";

type EditedLine = Pick<CartItem, "relish_ids" | "groups">;

/**
 * The chosen options of a product, or the chosen foods of a set with their options. If a line of the cart is edited,
 * the choices start with those of that line.
 */
export function useChoices({ groups, relish_groups }: Product, edited: EditedLine | null) {
  const [choices, setChoices] = useState(() => ({
    ...setChoicesOf(groups, edited?.groups ?? []),
    ...choicesOf(relish_groups, edited?.relish_ids ?? []),
  }));
  const [fullPath, setFullPath] = useState<string | null>(null);
  const shown = [...visibleSetGroups(groups, choices), ...visibleGroups(relish_groups, choices)];
  return {
    shown,
    missing: shown.filter(isMissing),
    chosen: {
      relish_ids: chosenRelish(relish_groups, choices),
      groups: chosenGroups(groups, choices),
    },
    /** The path of the group in which the last press was refused, because its maximum was reached. */
    fullPath,
    press: (pressedGroup: VisibleGroup, optionId: number) => {
      const pressed = pressOption(choices, pressedGroup, optionId);
      setChoices(pressed.choices);
      setFullPath(pressed.refused ? pressedGroup.path : null);
    },
  };
}
