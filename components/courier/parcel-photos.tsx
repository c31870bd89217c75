"use client";

import { useTranslations } from "next-intl";
import { PhotoField } from "@/components/ui/photo-field";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { uploadImage } from "@/lib/client/upload-image";
import { usePhotoUploads } from "@/lib/client/use-photo-uploads";
import { PHOTO_TYPES, PHOTOS_MAX } from "@/lib/courier/parcel-photo";

type Props = { images: string[]; onUploaded: (url: string) => void };

/** The field in which the customer adds photos of the parcel (EX-09). */
export function ParcelPhotos({ images, onUploaded }: Props) {
  const t = useTranslations("express");
  const answerText = useAnswerText();
  const { sendingCount, failed, add, retry, discard } = usePhotoUploads({
    upload: uploadImage,
    onUploaded: ({ url }) => onUploaded(url),
  });
  return (
    <PhotoField
      labels={{
        legend: t("photos"),
        hint: t("photosText", { max: PHOTOS_MAX }),
        add: t("addPhoto"),
        sending: t("uploading"),
        uploaded: t("uploaded", { count: images.length }),
        retry: t("photoAgain"),
        discard: t("photoDrop"),
      }}
      photos={images.map((url, index) => ({ url, alt: t("photo", { number: index + 1 }) }))}
      sendingCount={sendingCount}
      failed={failed.map(({ id, file, fault, refusal }) => {
        const reason = fault ? t(fault) : answerText(refusal ?? { code: 0, message: "" });
        return { id, text: t("photoFailed", { name: file.name, reason }), canRetry: !fault };
      })}
      room={PHOTOS_MAX - images.length - sendingCount}
      accept={PHOTO_TYPES}
      onAdd={add}
      onRetry={retry}
      onDiscard={discard}
    />
  );
}
