"use client";

import { useState } from "react";
import { goToStores } from "@/lib/client/save-address";
import { readView, withDiningType, writeView } from "@/lib/client/view-state";
import { DINING_TYPE } from "@/lib/contracts/codes";

const CHOICES = [DINING_TYPE.delivery, DINING_TYPE.pickup] as const;
type Choice = (typeof CHOICES)[number];

type Props = { dining_type: Choice; label: string; names: Record<Choice, string> };

/**
 * HM-11: the choice is kept in the view, whose cookie picks the page that is loaded next. Loaded, not refreshed:
 * the framework would keep the old page in the document, hidden, with all its stores.
 */
export function DiningSwitch({ dining_type, label, names }: Props) {
  const [chosen, setChosen] = useState(dining_type);
  return (
    <fieldset aria-busy={chosen !== dining_type} className="flex rounded-full bg-surface p-1">
      <legend className="sr-only">{label}</legend>
      {CHOICES.map((choice) => (
        <label
          key={choice}
          className="min-h-11 rounded-full px-5 py-2 font-bold text-ink-soft has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name="dining_type"
            className="sr-only"
            checked={choice === chosen}
            onChange={() => {
              setChosen(choice);
              writeView(withDiningType(readView(), choice));
              goToStores();
            }}
          />
          {names[choice]}
        </label>
      ))}
    </fieldset>
  );
}
