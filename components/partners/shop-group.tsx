import type { ChangeEvent } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { SelectField } from "@/components/ui/select-field";
import { type ApplicationFields, taxIdOf } from "@/lib/partners/application-fields";
import { kindsOf, MERCHANT_CHOICES, SPEND_OVER_500 } from "@/lib/partners/merchant-options";
import { ApplicationGroup } from "./application-group";
import { useApplicationField } from "./use-application-field";

/** The fields about the merchant's business (JN-07 to JN-15, JN-26). */
export function ShopGroup() {
  const { t, errorOf, choice, text, optional } = useApplicationField();
  const { register, setValue, clearErrors, control } = useFormContext<ApplicationFields>();
  const [category, mode] = useWatch({ control, name: ["merchant_category", "business_mode"] });
  const taxId = text("tax_id");
  const kinds = kindsOf(category).map((value) => ({ value, label: t(`kinds.${value}`) }));

  function handleCategory() {
    setValue("merchant_kind", "");
    clearErrors("merchant_kind");
  }

  function handleTaxId(event: ChangeEvent<HTMLInputElement>) {
    event.target.value = taxIdOf(event.target.value);
    return taxId.onChange(event);
  }

  return (
    <ApplicationGroup name="shop">
      <Field {...text("company_name")} autoComplete="organization" className="sm:col-span-2" />
      <RadioGroup
        legend={t("previously_partnered")}
        error={errorOf("previously_partnered")}
        options={MERCHANT_CHOICES.previously_partnered.map((value) => ({
          value,
          label: t(`partnered${value}`),
        }))}
        {...register("previously_partnered")}
      />
      <Field {...text("pos_vendor")} hint={t("posHint")} autoComplete="off" />
      <RadioGroup
        legend={t("merchant_category")}
        className="sm:col-span-2"
        error={errorOf("merchant_category")}
        options={MERCHANT_CHOICES.merchant_category.map((value) => ({
          value,
          label: t(`category${value}`),
        }))}
        {...register("merchant_category", { onChange: handleCategory })}
      />
      <RadioGroup
        legend={t("business_mode")}
        className="sm:col-span-2"
        error={errorOf("business_mode")}
        note={mode === "cloud" ? t("cloudNote") : undefined}
        options={MERCHANT_CHOICES.business_mode.map((value) => ({
          value,
          label: t(`mode${value}`),
        }))}
        {...register("business_mode")}
      />
      <SelectField
        {...choice("merchant_kind")}
        options={[{ value: "", label: t(category ? "pick" : "kindPrompt") }, ...kinds]}
      />
      <SelectField
        {...choice("spend_band")}
        options={[
          { value: "", label: t("pick") },
          ...MERCHANT_CHOICES.spend_band.map((value) => ({
            value,
            label: value === SPEND_OVER_500 ? t("spendOver500") : value,
          })),
        ]}
      />
      <Field
        {...taxId}
        onChange={handleTaxId}
        hint={t("taxHint")}
        // Longer than a tax ID, so that a pasted text with separators is not cut off.
        maxLength={20}
        inputMode="numeric"
        autoComplete="off"
        className="tabular"
      />
      <Field
        {...text("food_registration_number")}
        label={optional("food_registration_number")}
        autoComplete="off"
      />
    </ApplicationGroup>
  );
}
