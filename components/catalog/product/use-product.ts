"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { events } from "@/lib/analytics/shop-event";
import { ABORTED } from "@/lib/client/api-client";
import { callApi } from "@/lib/client/call-api";
import type { Visit } from "@/lib/client/use-visit";
import type { DataOf } from "@/lib/contracts/endpoints";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import type { Product } from "@/lib/contracts/products";

type ProductRead = {
  product: Pick<Product, "id" | "item_type" | "name" | "unit_price">;
  visit: Pick<Visit, "dining_type" | "number"> & { store: { id: number; name: string } };
  isReady?: boolean;
  onFailure: (failure: Refusal) => void;
};

/**
 * Reads the product for this dining type and visit number (PR-01, PR-02) when `isReady` is true. Returns null until the
 * first successful answer arrives.
 */
export function useProduct({
  product,
  visit,
  isReady = true,
  onFailure,
}: ProductRead): Product | null {
  const [current, setCurrent] = useState<Product | null>(null);
  const answerText = useAnswerText();
  const { dining_type, number } = visit;
  const { id, item_type } = product;
  const { store } = visit;
  const store_id = store.id;
  const handleAnswer = useEffectEvent((answer: Answer<DataOf<"foodDetail">>) => {
    if (answer.ok) return setCurrent(answer.data);
    const { code } = answer;
    if (code !== ABORTED) onFailure({ code, message: answerText(answer) });
  });
  const reportView = useEffectEvent(() => void events.push({ name: "view_item", product, store }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each product is reported once, even if its store changes
  useEffect(() => reportView(), [id]);
  useEffect(() => {
    if (!isReady) return;
    const controller = new AbortController();
    const { signal } = controller;
    const query = { store_id, dining_type, ...(number && { number }) };
    const answer =
      item_type === "set"
        ? callApi("setDetail", { query: { ...query, set_id: id } }, { signal })
        : callApi("foodDetail", { query: { ...query, food_id: id } }, { signal });
    void answer.then(handleAnswer);
    return () => controller.abort();
  }, [isReady, id, item_type, store_id, dining_type, number]);
  return current;
}
