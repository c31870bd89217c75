import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import type { ApplicationField, ApplicationFields } from "@/lib/partners/application-fields";
import { APPLICATION_LENGTHS } from "@/lib/partners/merchant-options";

type Options = { onChange?: () => void };

/** What every field of the application has in common, by its name. */
export function useApplicationField() {
  const t = useTranslations("joinUsForm");
  const { register, formState } = useFormContext<ApplicationFields>();
  const { errors } = formState;

  const errorOf = (name: ApplicationField) => {
    const type = errors[name]?.type;
    return type ? t(type) : undefined;
  };
  return {
    t,
    errorOf,
    /** A list to choose from. */
    choice: (name: ApplicationField, options?: Options) => ({
      label: t(name),
      error: errorOf(name),
      ...register(name, options),
    }),
    /** A line or a text, as long as JN-25 allows. */
    text: (name: ApplicationField & keyof typeof APPLICATION_LENGTHS) => ({
      label: t(name),
      error: errorOf(name),
      maxLength: APPLICATION_LENGTHS[name],
      ...register(name),
    }),
    optional: (name: ApplicationField) => t("optional", { label: t(name) }),
  };
}
