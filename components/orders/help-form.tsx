"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { PhotoField } from "@/components/ui/photo-field";
import { RadioGroup } from "@/components/ui/radio-group";
import { TextArea } from "@/components/ui/text-area";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { HELP_PHOTOS_MAX, HELP_TEXT_MAX } from "@/lib/contracts/codes";
import type { OrderHelp } from "@/lib/contracts/order-help";
import { PHOTO_TYPES } from "@/lib/courier/parcel-photo";
import { concernsLines, needsPhoto } from "@/lib/orders/help-report";
import { HelpLines } from "./help-lines";
import { HelpRefund } from "./help-refund";
import { useHelpForm } from "./use-help-form";

type Props = {
  order_id: number;
  help: OrderHelp;
  /**
   * Called if the backend refuses the report because the form is outdated. The caller must then read again which
   * reports are possible.
   */
  onChanged: () => void;
  onCancel: () => void;
  onSent: (help: OrderHelp) => void;
};

/** The form to report a problem with an order (OR-20). After a failure all fields keep their values (OR-26). */
export function HelpForm({ help, onCancel, ...sending }: Props) {
  const t = useTranslations("orderHelp");
  const errorId = useId();
  const answerText = useAnswerText();
  const { form, kind, lines, photos, quote, error, handleSubmit } = useHelpForm({ ...sending });
  const { isSubmitting } = form.formState;
  const { sendingCount, failed } = photos;
  return (
    <form method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
      <RadioGroup
        legend={t("kind")}
        options={help.kinds.map((value) => ({ value, label: t(`kind-${value}`) }))}
        {...form.register("kind")}
      />
      {concernsLines(kind) && (
        <HelpLines
          lines={help.lines}
          chosen={lines}
          onChoose={(chosen) => form.setValue("lines", chosen)}
        />
      )}
      <PhotoField
        labels={{
          legend: t("photos"),
          hint: t(needsPhoto(kind) ? "photosHelp" : "photosText", { max: HELP_PHOTOS_MAX }),
          add: t("addPhoto"),
          sending: t("uploading"),
          uploaded: t("uploaded", { count: photos.sent.length }),
          retry: t("photoAgain"),
          discard: t("photoDrop"),
          remove: t("photoRemove"),
        }}
        photos={photos.sent.map(({ url }, at) => ({ url, alt: t("photo", { number: at + 1 }) }))}
        sendingCount={sendingCount}
        failed={failed.map(({ id, file, fault, refusal }) => {
          const reason = fault ? t(fault) : answerText(refusal ?? { code: 0, message: "" });
          return { id, text: t("photoFailed", { name: file.name, reason }), canRetry: !fault };
        })}
        room={HELP_PHOTOS_MAX - photos.sent.length - sendingCount}
        accept={PHOTO_TYPES}
        onAdd={photos.add}
        onRetry={photos.retry}
        onDiscard={photos.discard}
        onRemove={photos.remove}
      />
      <TextArea
        label={t("text")}
        maxLength={HELP_TEXT_MAX}
        placeholder={t("textHint")}
        {...form.register("text")}
      />
      <HelpRefund quote={quote.data} canQuote={quote.canQuote} refusal={quote.refusal} />
      {error && (
        <p id={errorId} role="alert" className="text-bad">
          {error.problem ? t(error.problem) : answerText(error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          disabled={isSubmitting}
          aria-describedby={error ? errorId : undefined}
        >
          {isSubmitting ? t("sending") : t("send")}
        </Button>
        <Button look="quiet" disabled={isSubmitting} onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
