import { useTranslations } from "next-intl";
import { useId } from "react";
import type { CheckoutFault } from "./checkout-engine";
import { focusField } from "./use-fault";

type Props = { faults: { field: CheckoutFault["field"]; text: string }[] };

/** Names all faults of the last submit. Each leads to its field (CK-132). It is announced once, by the focus. */
export function FaultSummary({ faults }: Props) {
  const t = useTranslations("checkout");
  const titleId = useId();
  if (faults.length === 0) return null;
  return (
    <section
      aria-labelledby={titleId}
      tabIndex={-1}
      data-field="summary"
      className="scroll-mt-24 rounded-card border border-bad bg-bad-tint px-4 pt-3 pb-1 md:px-5"
    >
      <h2 id={titleId} className="text-base text-bad">
        {t("faults", { count: faults.length })}
      </h2>
      <ul>
        {faults.map(({ field, text }) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => focusField(field)}
              className="min-h-11 text-left underline underline-offset-4"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
