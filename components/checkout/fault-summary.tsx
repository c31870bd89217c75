import { useTranslations } from "next-intl";
import { FaultList } from "@/components/ui/fault-list";
import type { CheckoutFault } from "./checkout-engine";
import { focusField } from "./use-fault";

type Props = { faults: { field: CheckoutFault["field"]; text: string }[] };

/**
 * Lists the faults of the last submit that the customer has not corrected yet (CK-132). `useFault` passes faults only
 * if the submit had several, and moves the focus to the list, so that screen readers announce it.
 */
export function FaultSummary({ faults }: Props) {
  const t = useTranslations("checkout");
  if (faults.length === 0) return null;
  return (
    <FaultList
      title={t("faults", { count: faults.length })}
      faults={faults}
      onChoose={focusField}
      tabIndex={-1}
      data-field="summary"
    />
  );
}
