import { Field } from "@/components/ui/field";
import { TextArea } from "@/components/ui/text-area";
import { CONTACT_HOURS } from "@/lib/partners/merchant-options";
import { ApplicationGroup } from "./application-group";
import { useApplicationField } from "./use-application-field";

/** The fields for the contact person (JN-24, JN-29, JN-30). Phone and email may have any format. */
export function ContactGroup() {
  const { t, text, optional } = useApplicationField();
  return (
    <ApplicationGroup name="contact">
      <Field {...text("last_name")} autoComplete="family-name" />
      <Field {...text("first_name")} autoComplete="given-name" />
      <Field {...text("phone")} inputMode="tel" autoComplete="tel" className="tabular" />
      <Field {...text("line_id")} label={optional("line_id")} autoComplete="off" />
      <Field {...text("email")} inputMode="email" autoComplete="email" />
      <Field
        {...text("contact_time")}
        placeholder={t("contactTimePlaceholder", CONTACT_HOURS)}
        autoComplete="off"
      />
      <TextArea
        {...text("question")}
        label={optional("question")}
        rows={4}
        className="sm:col-span-2"
      />
    </ApplicationGroup>
  );
}
