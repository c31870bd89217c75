import { useState } from "react";
import { type FieldErrors, type Resolver, useForm } from "react-hook-form";
import { postToShop } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import { carryEvent } from "@/lib/client/carried-events";
import { openPage } from "@/lib/client/leave";
import { CODE } from "@/lib/contracts/codes";
import type { ApplicationReceipt, MerchantApplication } from "@/lib/contracts/merchants";
import {
  type ApplicationField,
  type ApplicationFields,
  EMPTY_APPLICATION,
  firstFieldOnPage,
} from "@/lib/partners/application-fields";
import { NO_TAX_ID } from "@/lib/partners/merchant-options";
import { hrefs } from "@/lib/routing/hrefs";

import { keepReceipt } from "./application-receipt";

/** The dialogs that the form can show (JN-33 to JN-36). */
export type ApplicationDialog = "missing" | "bad-tax-id" | "confirm" | "failed";

/**
 * The state of the application form. Checks the application on submit, and sends it after the applicant has confirmed
 * it (JN-33 to JN-35).
 */
export function useApplication() {
  const [dialog, setDialog] = useState<ApplicationDialog | null>(null);
  const [application, setApplication] = useState<MerchantApplication | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useForm<ApplicationFields, unknown, MerchantApplication>({
    defaultValues: EMPTY_APPLICATION,
    resolver: resolveApplication,
    shouldFocusError: false,
  });

  const handlePress = form.handleSubmit(
    async (checked) => {
      const result = await taxIdDialog(checked.tax_id);
      if (result === "bad-tax-id") {
        form.setError("tax_id", { type: result });
        return stopAt("tax_id", result);
      }
      if (result === "confirm") setApplication(checked);
      setDialog(result);
    },
    (errors) => stopAt(firstFieldOnPage(Object.keys(errors)), dialogFor(errors)),
  );

  /**
   * Moves the focus to the faulty field and then opens the dialog, so that the field gets the focus back when the
   * dialog closes.
   */
  function stopAt(field: ApplicationField | undefined, fault: ApplicationDialog) {
    if (field) form.setFocus(field);
    // The dialog opens in a later task, because `setFocus` of react-hook-form moves the focus in a later task and would
    // take it from the dialog.
    setTimeout(() => setDialog(fault));
  }

  async function handleConfirm() {
    setDialog(null);
    setSending(true);
    const body = {
      application,
      website: form.getValues("website"),
      filled_seconds: Math.floor(performance.now() / 1000),
    };
    const answer = await postToShop<ApplicationReceipt | null>("/api/join-us", body, {
      breakage: "stay",
    });
    setSending(false);
    if (!answer.ok) return setDialog("failed");
    carryEvent({ name: "generate_lead" });
    keepReceipt(answer.data);
    openPage(hrefs.joinUs());
  }

  return {
    form,
    dialog,
    application,
    isSending,
    handlePress,
    handleConfirm,
    close: () => setDialog(null),
  };
}

/**
 * Loads the check of the application. The schema and its library are loaded when the form first gets the focus, not
 * with the page. Returns null if they cannot be loaded.
 */
export async function loadApplicationCheck() {
  const check = await import("@/lib/partners/check-application").catch(() => null);
  return check?.checkApplication ?? null;
}

const resolveApplication: Resolver<ApplicationFields, unknown, MerchantApplication> = async (
  fields,
) => {
  const check = await loadApplicationCheck();
  if (!check) return { values: {}, errors: { website: { type: "unavailable" } } };
  const checked = check(fields);
  if (checked.ok) return { values: checked.application, errors: {} };
  const faults = Object.entries(checked.faults).map(([field, type]) => [field, { type }]);
  return { values: {}, errors: Object.fromEntries(faults) };
};

function dialogFor(errors: FieldErrors<ApplicationFields>): ApplicationDialog {
  if (errors.website) return "failed";
  const isTaxIdAlone = Object.keys(errors).length === 1 && errors.tax_id?.type === "bad-tax-id";
  return isTaxIdAlone ? "bad-tax-id" : "missing";
}

/** If `checkTaxId` answers with one of these codes, the tax ID was not checked. */
const UNCHECKED_CODES: readonly number[] = [CODE.loginNeeded, CODE.tooManyTries];

/** Checks the tax ID with the server (JN-27, JN-28, JN-36). Returns the dialog to open next. */
async function taxIdDialog(tax_id: string): Promise<ApplicationDialog> {
  if (tax_id === NO_TAX_ID) return "confirm";
  const answer = await callApi("checkTaxId", { query: { tax_id } }, { breakage: "stay" });
  if (answer.ok) return "confirm";
  const isUnchecked = answer.code < 0 || UNCHECKED_CODES.includes(answer.code);
  return isUnchecked ? "failed" : "bad-tax-id";
}
