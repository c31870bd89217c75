import { useTranslations } from "next-intl";
import { useAnswerText } from "@/components/ui/use-answer-text";
import type { PhotoUpload } from "./use-photo-uploads";

type Props = { upload: PhotoUpload; onRetry: () => void; onDrop: () => void };

/** A picture that is not there, why, and what can be done: sent again where that may help. */
export function FailedPhoto({ upload, onRetry, onDrop }: Props) {
  const t = useTranslations("express");
  const answerText = useAnswerText();
  const { file, fault, refusal } = upload;
  const reason = fault ? t(fault) : answerText(refusal ?? { code: 0, message: "" });
  return (
    <div role="alert" className="rounded-card bg-bad-tint px-4 pt-3 text-sm">
      <p className="text-bad wrap-anywhere">{t("photoFailed", { name: file.name, reason })}</p>
      <div className="-mx-2 flex gap-2">
        {!fault && (
          <button type="button" onClick={onRetry} className="min-h-11 px-2 font-bold text-brand">
            {t("photoAgain")}
          </button>
        )}
        <button type="button" onClick={onDrop} className="min-h-11 px-2 text-ink-soft">
          {t("photoDrop")}
        </button>
      </div>
    </div>
  );
}
