import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import type { ApplicationField, ApplicationFields } from "@/lib/partners/application-fields";
import type { ApplicationFault } from "@/lib/partners/check-application";
import { APPLICATION_LENGTHS } from "@/lib/partners/merchant-options";

type Options = { onChange?: () => void };

/** Returns functions that return the props for an input of the application form. */
export function useApplicationField() {
  const t = useTranslations("joinUsForm");
  const { register, formState } = useFormContext<ApplicationFields>();
  const { errors } = formState;

  const errorOf = (name: ApplicationField) => {
    const type = errors[name]?.type as ApplicationFault | undefined;
    return type ? t(type) : undefined;
  };
  return {
    t,
    errorOf,
    choice: (name: ApplicationField, options?: Options) => ({
      label: t(name),
      error: errorOf(name),
      ...register(name, options),
    }),
    /** The props of a text field, with its maximum length (JN-25). */
    text: (name: ApplicationField & keyof typeof APPLICATION_LENGTHS) => ({
      label: t(name),
      error: errorOf(name),
      maxLength: APPLICATION_LENGTHS[name],
      ...register(name),
    }),
    optional: (name: ApplicationField) => t("optional", { label: t(name) }),
  };
}
