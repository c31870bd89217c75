"use client";

import { useTranslations } from "next-intl";
import { FormProvider, useWatch } from "react-hook-form";
import { BlockingOverlay } from "@/components/ui/blocking-overlay";
import { Button } from "@/components/ui/button";
import { ChoiceRow } from "@/components/ui/choice-row";
import { PageLink } from "@/components/ui/page-link";
import { hrefs } from "@/lib/routing/hrefs";
import { ApplicationDialogs } from "./application-dialogs";
import { ApplicationFaults } from "./application-faults";
import { ApplicationProgress } from "./application-progress";
import { ContactGroup } from "./contact-group";
import { PlaceGroup } from "./place-group";
import { ShopGroup } from "./shop-group";
import { loadApplicationCheck, useApplication } from "./use-application";

/**
 * The application form in three groups (JN-07). The submit button is enabled only after the applicant has given the
 * consent (JN-32).
 */
export function ApplicationForm() {
  const t = useTranslations("joinUsForm");
  const { form, dialog, application, isSending, handlePress, handleConfirm, close } =
    useApplication();
  const hasConsent = useWatch({ control: form.control, name: "consent" });
  const { isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <form
        method="post"
        onSubmit={handlePress}
        onFocus={() => void loadApplicationCheck()}
        noValidate
        className="grid gap-5"
      >
        <ApplicationProgress />
        <ShopGroup />
        <PlaceGroup />
        <ContactGroup />
        <ChoiceRow
          type="checkbox"
          label={
            <span className="font-normal">
              {t.rich("consent", {
                privacy: (text) => (
                  <PageLink
                    href={hrefs.static({ p: "privacy" })}
                    target="_blank"
                    rel="noopener"
                    className="font-bold text-brand-strong underline underline-offset-4"
                  >
                    {text}
                  </PageLink>
                ),
              })}
            </span>
          }
          {...form.register("consent")}
        />
        {/* A honeypot: people cannot see or reach this field, but robots fill it in. */}
        <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
          <input type="text" tabIndex={-1} autoComplete="off" {...form.register("website")} />
        </div>
        <ApplicationFaults />
        <Button
          type="submit"
          disabled={!hasConsent || isSubmitting}
          className="min-h-14 text-lg md:justify-self-start md:px-12"
        >
          {isSubmitting ? t("checking") : t("submit")}
        </Button>
      </form>
      <ApplicationDialogs
        dialog={dialog}
        application={application}
        onClose={close}
        onConfirm={handleConfirm}
      />
      <BlockingOverlay open={isSending} label={t("sending")} />
    </FormProvider>
  );
}
