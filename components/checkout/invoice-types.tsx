import { useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { ChoiceRow } from "@/components/ui/choice-row";
import { PageLink } from "@/components/ui/page-link";
import { INVOICE_TYPE, type InvoiceType } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";

type Props = {
  chosen: InvoiceType;
  /** True if the store prints its invoices on paper (CK-72). */
  isPaper: boolean;
  /** Empty if no carrier is bound; null if the backend cannot bind a carrier. */
  carrier: string | null;
  charity: string;
  /** The id of the element with the warning about company invoices. */
  warningId: string;
  onChoose: (type: InvoiceType) => void;
  onBindCarrier: (() => void) | undefined;
  /** The fields of the chosen type, shown below its row. */
  children: ReactNode;
};

const TYPES = [
  INVOICE_TYPE.email,
  INVOICE_TYPE.memberCarrier,
  INVOICE_TYPE.company,
  INVOICE_TYPE.donation,
] as const;

/**
 * The choice between the invoice types (CK-70). The member carrier can be chosen only after it was bound (CK-71). It is
 * absent if the backend cannot bind a carrier.
 */
export function InvoiceTypes(props: Props) {
  const { chosen, isPaper, carrier, charity, warningId, onChoose, onBindCarrier, children } = props;
  const t = useTranslations("invoices");
  const types = TYPES.filter((type) => type !== INVOICE_TYPE.memberCarrier || carrier !== null);
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t("editorTitle")}</legend>
      {types.map((type) => {
        const isUnbound = type === INVOICE_TYPE.memberCarrier && carrier === "";
        return (
          <Fragment key={type}>
            <div className="relative grid">
              <ChoiceRow
                type="radio"
                name="invoice_type"
                label={type === INVOICE_TYPE.email && isPaper ? t("type1Paper") : t(`type${type}`)}
                text={textOf(type)}
                disabled={isUnbound}
                checked={chosen === type}
                aria-describedby={type === INVOICE_TYPE.company ? warningId : undefined}
                onChange={() => onChoose(type)}
                className={isUnbound ? "pr-28" : ""}
              />
              {isUnbound && (
                <PageLink
                  aria-label={t("bindCarrierLabel")}
                  href={hrefs.register({ step: 2 })}
                  onClick={onBindCarrier}
                  className="absolute inset-y-0 right-0 inline-flex items-center px-4 font-bold text-brand"
                >
                  {t("bindCarrier")}
                </PageLink>
              )}
            </div>
            {chosen === type && children}
          </Fragment>
        );
      })}
    </fieldset>
  );

  function textOf(type: InvoiceType): string | undefined {
    if (type === INVOICE_TYPE.donation) return charity;
    if (type !== INVOICE_TYPE.memberCarrier) return undefined;
    return carrier || t("carrierUnbound");
  }
}
