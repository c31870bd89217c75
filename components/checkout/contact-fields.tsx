import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import type { CheckoutDraft } from "@/lib/checkout/checkout-draft";
import { phoneOf } from "@/lib/checkout/request-text";

type Contact = Pick<CheckoutDraft, "contact_name" | "contact_phone">;
type Props = {
  contact: Contact;
  faults: { name: string | undefined; phone: string | undefined };
  onEdit: (part: Partial<Contact>) => void;
  onLeave: () => void;
  /**
   * Given only on a page with several contacts. The `data-field` values of the fields begin with `prefix`. `name` is
   * the label of the field for the person's name.
   */
  stop?: { prefix: string; name: string };
};

/**
 * The fields for the contact of the order (CK-14). When a field loses focus after a change, the page requests a new
 * quote (CK-17).
 */
export function ContactFields({ contact, faults, onEdit, onLeave, stop }: Props) {
  const t = useTranslations("checkout");
  // Each contact has its own autofill section, so that the browser fills in each contact separately (AX-06).
  const section = stop ? `section-${stop.prefix}contact ` : "";
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field
        label={stop?.name ?? t("name")}
        error={faults.name}
        autoComplete={`${section}name`}
        maxLength={40}
        value={contact.contact_name}
        onChange={(event) => onEdit({ contact_name: event.target.value })}
        onBlur={onLeave}
        data-field={`${stop?.prefix ?? ""}name`}
      />
      <Field
        label={t("phone")}
        error={faults.phone}
        inputMode="numeric"
        autoComplete={`${section}tel-national`}
        value={contact.contact_phone}
        onChange={(event) => onEdit({ contact_phone: phoneOf(event.target.value) })}
        onBlur={onLeave}
        data-field={`${stop?.prefix ?? ""}phone`}
      />
    </div>
  );
}
