import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import type { ApplicationFields } from "@/lib/partners/application-fields";
import { CITY_NAMES, districtsOf } from "@/lib/partners/merchant-options";
import { ApplicationGroup } from "./application-group";
import { useApplicationField } from "./use-application-field";

/** The fields for the merchant's address (JN-16, JN-17). */
export function PlaceGroup() {
  const { t, choice, text } = useApplicationField();
  const { setValue, clearErrors, control } = useFormContext<ApplicationFields>();
  const city = useWatch({ control, name: "city" });

  function handleCity() {
    setValue("district", "");
    clearErrors("district");
  }

  return (
    <ApplicationGroup name="place">
      <SelectField
        {...choice("city", { onChange: handleCity })}
        autoComplete="address-level1"
        options={[
          { value: "", label: t("pick") },
          ...CITY_NAMES.map((name) => ({ value: name, label: name })),
        ]}
      />
      <SelectField
        {...choice("district")}
        autoComplete="address-level2"
        options={[
          { value: "", label: t(city ? "pick" : "districtPrompt") },
          ...districtsOf(city).map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
      <Field
        {...text("street")}
        placeholder={t("streetPlaceholder")}
        autoComplete="address-line1"
        className="sm:col-span-2"
      />
    </ApplicationGroup>
  );
}
