"use client";

import { useTranslations } from "next-intl";
import { useForm, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/titled-card";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { callApi } from "@/lib/client/call-api";
import { REVIEW_LENGTH_MAX } from "@/lib/contracts/codes";
import type { OrderProgress } from "@/lib/contracts/order-detail";
import { StarChoice } from "./star-choice";

type Words = { star_num: number; content: string };
type Props = { order_id: number; onSent: (words: Words, progress: OrderProgress) => void };

/** The form for a review of the order. After a refusal the stars and the text stay in the form. */
export function ReviewForm({ order_id, onSent }: Props) {
  const t = useTranslations("orderPage");
  const answerText = useAnswerText();
  const form = useForm({ defaultValues: { star_num: "", content: "" } });
  const { errors, isSubmitting } = form.formState;
  const [star_num, content] = useWatch({ control: form.control, name: ["star_num", "content"] });

  const handleSubmit = form.handleSubmit(async (typed) => {
    const words = { star_num: Number(typed.star_num), content: typed.content.trim() };
    const body = { order_id, ...words };
    const answer = await callApi("reviewOrder", { body }, { breakage: "stay" });
    if (answer.ok) onSent(words, answer.data);
    else form.setError("root", { message: answerText(answer) });
  });

  return (
    <TitledCard title={t("reviewTitle")}>
      <form method="post" noValidate onSubmit={handleSubmit} className="grid gap-4">
        <StarChoice
          chosen={Number(star_num)}
          error={errors.star_num && t("starsMissing")}
          {...form.register("star_num", { required: true })}
        />
        <label className="grid gap-1">
          <span className="font-bold text-sm">{t("words")}</span>
          <textarea
            rows={3}
            maxLength={REVIEW_LENGTH_MAX}
            placeholder={t("wordsHint")}
            className="field-sizing-content max-h-64 min-h-24 w-full rounded-card border border-line bg-paper px-4 py-2.5 placeholder:text-ink-faint"
            {...form.register("content")}
          />
          <span className="tabular text-right text-ink-soft text-sm">
            {t("wordsCount", { count: content.length, max: REVIEW_LENGTH_MAX })}
          </span>
        </label>
        {errors.root && (
          <p role="alert" className="text-bad">
            {errors.root.message}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? t("sendingReview") : t("sendReview")}
          </Button>
          <p className="text-ink-soft text-sm">{t("reviewPublic")}</p>
        </div>
      </form>
    </TitledCard>
  );
}
