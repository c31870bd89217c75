"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/titled-card";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { callApi } from "@/lib/client/call-api";
import { REVIEW_LENGTH_MAX } from "@/lib/contracts/codes";
import type { OrderProgress } from "@/lib/contracts/order-detail";
import { StarChoice } from "./star-choice";

type Words = { star_num: number; content: string };
type Props = { order_id: number; onSent: (words: Words, progress: OrderProgress) => void };

/** Sent once; what was written stays until it has arrived. */
export function ReviewForm({ order_id, onSent }: Props) {
  const t = useTranslations("orderPage");
  const answerText = useAnswerText();
  const [star_num, setStars] = useState(0);
  const [content, setContent] = useState("");
  const [fault, setFault] = useState<string>();
  const [refused, setRefused] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  return (
    <TitledCard title={t("reviewTitle")}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        className="grid gap-4"
      >
        <StarChoice value={star_num} error={fault} onChange={choose} />
        <label className="grid gap-1">
          <span className="font-bold text-sm">{t("words")}</span>
          <textarea
            rows={3}
            maxLength={REVIEW_LENGTH_MAX}
            value={content}
            placeholder={t("wordsHint")}
            onChange={(event) => setContent(event.target.value)}
            className="field-sizing-content max-h-64 min-h-24 w-full rounded-card border border-line bg-paper px-4 py-2.5 placeholder:text-ink-faint"
          />
          <span className="tabular text-right text-ink-soft text-sm">
            {t("wordsCount", { count: content.length, max: REVIEW_LENGTH_MAX })}
          </span>
        </label>
        {refused && (
          <p role="alert" className="text-bad">
            {refused}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={isSending}>
            {isSending ? t("sendingReview") : t("sendReview")}
          </Button>
          <p className="text-ink-soft text-sm">{t("reviewPublic")}</p>
        </div>
      </form>
    </TitledCard>
  );

  function choose(stars: number) {
    setStars(stars);
    setFault(undefined);
  }

  async function send() {
    if (isSending) return;
    if (star_num === 0) return setFault(t("starsMissing"));
    setSending(true);
    setRefused(null);
    const words = { star_num, content: content.trim() };
    const body = { order_id, ...words };
    const answer = await callApi("reviewOrder", { body }, { breakage: "stay" });
    setSending(false);
    if (answer.ok) onSent(words, answer.data);
    else setRefused(answerText(answer));
  }
}
