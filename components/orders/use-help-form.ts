"use client";

import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { callApi } from "@/lib/client/call-api";
import { randomKey } from "@/lib/client/random-key";
import { uploadHelpPhoto } from "@/lib/client/upload-image";
import { usePhotoUploads } from "@/lib/client/use-photo-uploads";
import { useRead } from "@/lib/client/use-read";
import { REASON } from "@/lib/contracts/answer-code";
import { CODE, type HelpKind } from "@/lib/contracts/codes";
import type { CallInput } from "@/lib/contracts/endpoints";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import type { HelpPhoto, HelpQuote, OrderHelp } from "@/lib/contracts/order-help";
import {
  type ChosenLines,
  chosenLines,
  concernsLines,
  helpProblem,
} from "@/lib/orders/help-report";

const NO_REPORT = { ok: false, code: CODE.refused, message: "" } as const;

type Fields = { kind: HelpKind | ""; lines: ChosenLines; text: string };
type FormError = Refusal & { problem: ReturnType<typeof helpProblem> };
type ReportInput = {
  order_id: number;
  onChanged: () => void;
  onSent: (help: OrderHelp) => void;
};

/**
 * The state of the form for a report: its fields, its photos, the computed refund, and the function that sends the
 * report. A repeated press sends the same idempotency key.
 */
export function useHelpForm({ order_id, onChanged, onSent }: ReportInput) {
  const form = useForm<Fields>({ defaultValues: { kind: "", lines: {}, text: "" } });
  const [kind, lines] = useWatch({ control: form.control, name: ["kind", "lines"] });
  const [sent, setSent] = useState<HelpPhoto[]>([]);
  const [key] = useState(randomKey);
  const [error, setError] = useState<FormError | null>(null);
  const { sendingCount, ...uploads } = usePhotoUploads({
    upload: (file) => uploadHelpPhoto(order_id, file),
    onUploaded: (photo: HelpPhoto) => setSent((all) => [...all, photo]),
  });
  const problem = helpProblem({ kind, lines, sendingCount });
  // True if the customer has corrected the fault. Its message then disappears at once.
  const isCorrected = error !== null && error.problem !== null && error.problem !== problem;
  const canQuote = problem === null || problem === "waitPhotos";
  const chosen = concernsLines(kind) ? chosenLines(lines) : [];
  const photos = sent.map(({ name }) => name);
  const report = kind === "" ? null : { order_id, kind, lines: chosen, photos };
  const quote = useRead(
    canQuote && report ? ["help-quote", JSON.stringify(report)] : null,
    () => askQuote(report),
    { breakage: "stay" },
  );

  const handleSubmit = form.handleSubmit(async ({ text }) => {
    if (problem || !report) return setError({ problem, code: CODE.refused, message: "" });
    setError(null);
    if (!quote.data) return void quote.read();
    const body = { ...report, text: text.trim(), amount: quote.data.amount, key };
    const answer = await callApi("askOrderHelp", { body }, { breakage: "stay" });
    if (answer.ok) return onSent(answer.data);
    setError({ ...answer, problem: null });
    if (answer.reason !== REASON.helpChanged) return;
    void quote.read();
    onChanged();
  });

  const remove = (index: number) => setSent((all) => all.filter((_photo, at) => at !== index));
  return {
    form,
    kind,
    lines,
    handleSubmit,
    error: isCorrected ? null : error,
    photos: { ...uploads, sendingCount, sent, remove },
    quote: { data: quote.data, refusal: quote.refusal, canQuote },
  };
}

async function askQuote(
  body: CallInput<"quoteOrderHelp">["body"] | null,
): Promise<Answer<HelpQuote>> {
  return body ? callApi("quoteOrderHelp", { body }, { breakage: "stay" }) : NO_REPORT;
}
