import { useTranslations } from "next-intl";
import { FaultList } from "@/components/ui/fault-list";
import type { CheckoutFault } from "./checkout-engine";
import { focusField } from "./use-fault";

type Props = { faults: { field: CheckoutFault["field"]; text: string }[] };

/** Lists all faults of the last submit (CK-132). The list gets the focus, so screen readers announce it. */
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
