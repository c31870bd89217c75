import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { FaultList } from "@/components/ui/fault-list";
import { APPLICATION_GROUPS, type ApplicationFields } from "@/lib/partners/application-fields";

/** Lists the faulty fields of the last submit above the submit button, if there are at least two (JN-41). */
export function ApplicationFaults() {
  const t = useTranslations("joinUsForm");
  const { formState, setFocus } = useFormContext<ApplicationFields>();
  const { errors } = formState;
  const faulty = APPLICATION_GROUPS.flatMap(({ fields }) => fields).filter((name) => errors[name]);
  if (faulty.length < 2) return null;
  return (
    <FaultList
      title={t("faults", { count: faulty.length })}
      faults={faulty.map((field) => ({ field, text: t(field) }))}
      onChoose={setFocus}
    />
  );
}
