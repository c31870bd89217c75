"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { readView, withDiningType, writeView } from "@/lib/client/view-state";
import { DINING_TYPE } from "@/lib/contracts/codes";

const CHOICES = [DINING_TYPE.delivery, DINING_TYPE.pickup] as const;
type Choice = (typeof CHOICES)[number];

type Props = { dining_type: Choice; label: string; names: Record<Choice, string> };

/** HM-11: the choice is kept in the view, whose cookie picks the page that the refresh then shows. */
export function DiningSwitch({ dining_type, label, names }: Props) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return (
    <fieldset
      aria-busy={isPending}
      className={`flex rounded-full bg-surface p-1 ${isPending ? "opacity-60" : ""}`}
    >
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
            checked={choice === dining_type}
            onChange={() => {
              writeView(withDiningType(readView(), choice));
              startTransition(() => router.refresh());
            }}
          />
          {names[choice]}
        </label>
      ))}
    </fieldset>
  );
}
