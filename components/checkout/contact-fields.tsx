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
};

/** Who receives it (acceptance CK-14); the server hears of it when the field is left (CK-17). */
export function ContactFields({ contact, faults, onEdit, onLeave }: Props) {
  const t = useTranslations("checkout");
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field
        label={t("name")}
        error={faults.name}
        autoComplete="name"
        maxLength={40}
        value={contact.contact_name}
        onChange={(event) => onEdit({ contact_name: event.target.value })}
        onBlur={onLeave}
        data-field="name"
      />
      <Field
        label={t("phone")}
        error={faults.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={contact.contact_phone}
        onChange={(event) => onEdit({ contact_phone: phoneOf(event.target.value) })}
        onBlur={onLeave}
        data-field="phone"
      />
    </div>
  );
}
