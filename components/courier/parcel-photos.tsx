"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Icon } from "@/components/ui/icon";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { PHOTO_TYPES, PHOTOS_MAX } from "@/lib/courier/parcel-photo";
import { type PhotoUpload, usePhotoUploads } from "./use-photo-uploads";

type Props = { images: string[]; onUploaded: (url: string) => void };

/** EX-09: each photo is sent as soon as it is chosen. A failed one shows the reason and can be sent again. */
export function ParcelPhotos({ images, onUploaded }: Props) {
  const t = useTranslations("express");
  const hintId = useId();
  const { uploads, add, retry, drop } = usePhotoUploads({ onUploaded });
  const sending = uploads.filter(({ state }) => state === "sending");
  const failed = uploads.filter(({ state }) => state === "failed");
  const room = PHOTOS_MAX - images.length - sending.length;
  return (
    <fieldset aria-describedby={hintId} className="grid gap-2">
      <legend className="mb-1 font-bold text-sm">{t("photos")}</legend>
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {images.map((url, index) => (
          <li key={url || index}>
            {url ? (
              <img
                src={url}
                alt={t("photo", { number: index + 1 })}
                width={80}
                height={80}
                className="size-20 rounded-card border border-line object-cover"
              />
            ) : (
              // Not every backend answers with an address of the picture.
              <span className="grid size-20 place-items-center rounded-card border border-line bg-surface">
                <span className="sr-only">{t("photo", { number: index + 1 })}</span>
                <Icon name="tick" className="size-5 text-good" />
              </span>
            )}
          </li>
        ))}
        {sending.map(({ id }) => (
          <li
            key={id}
            className="grid size-20 place-items-center rounded-card border border-line bg-surface"
          >
            <span className="sr-only">{t("uploading")}</span>
            <span
              aria-hidden="true"
              className="size-6 animate-spin rounded-full border-3 border-line border-t-brand"
            />
          </li>
        ))}
        {room > 0 && (
          <li>
            <label className="grid size-20 place-items-center content-center gap-1 rounded-card border border-ink-faint border-dashed text-sm hover:bg-surface has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2">
              <Icon name="plus" className="size-5 text-brand" />
              {t("addPhoto")}
              <input
                type="file"
                multiple
                accept={PHOTO_TYPES.join(",")}
                className="sr-only"
                onChange={({ target }) => {
                  add([...(target.files ?? [])].slice(0, room));
                  // Allows choosing the same file again.
                  target.value = "";
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p id={hintId} className="text-ink-soft text-sm">
        {t("photosText", { max: PHOTOS_MAX })}
      </p>
      <p role="status" className="sr-only">
        {images.length > 0 && t("uploaded", { count: images.length })}
      </p>
      {failed.map((upload) => (
        <FailedPhoto
          key={upload.id}
          upload={upload}
          onRetry={() => retry(upload.id)}
          onDrop={() => drop(upload.id)}
        />
      ))}
    </fieldset>
  );
}

type FailedPhotoProps = { upload: PhotoUpload; onRetry: () => void; onDrop: () => void };

/** A photo that was not sent, with the reason and a button to send it again. */
function FailedPhoto({ upload, onRetry, onDrop }: FailedPhotoProps) {
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
