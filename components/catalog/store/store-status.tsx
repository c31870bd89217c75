import { useLocale, useTranslations } from "next-intl";
import { useBlockText } from "@/components/catalog/product/use-block-text";
import { reservedStart } from "@/lib/cart/reservation-fields";
import {
  closedStatus,
  restingText,
  type StoreBlock,
  takesReservations,
} from "@/lib/catalog/store-rules";
import { useReservationTexts } from "@/lib/client/use-reservation-texts";
import type { Visit } from "@/lib/client/use-visit";

type Words = { title: string; text?: string };

/**
 * The reason why the store cannot take this order (ST-16 to ST-20). If the store can take the order, shows the note of
 * `laterWords`. If there is no such note, the element is empty.
 */
export function StoreStatus({ visit }: { visit: Visit }) {
  const locale = useLocale();
  const t = useTranslations("stores");
  const blockText = useBlockText();
  const { block, store, dining_type, view } = visit;
  const start = reservedStart(view);
  const { reservationText } = useReservationTexts(start !== null);
  const words = block === null ? laterWords() : blockWords(block);
  if (!words) return <div role="status" className="sr-only" />;
  const isMild = block === null || block === "busy";
  return (
    <div
      role="status"
      className={`rounded-card px-4 py-3 ${isMild ? "bg-warn-tint text-warn" : "bg-bad-tint text-bad"}`}
    >
      <p className="font-bold">{words.title}</p>
      {words.text && <p className="text-sm">{words.text}</p>}
    </div>
  );

  function blockWords(reason: StoreBlock): Words {
    if (reason !== "resting") return { title: blockText(reason) ?? "" };
    const title = restingText(t("resting"), store, locale);
    const canReserve = takesReservations(store, dining_type);
    return { title, text: canReserve ? t("restingReserve") : t("restingHint") };
  }

  /**
   * The note for an order that the store takes for later, although the store takes no orders now. If no time is chosen,
   * such an order is a business reservation, because any other order would be blocked. The note then says that the
   * store is resting or busy. If a time is chosen, there is a note only if the store is resting.
   */
  function laterWords(): Words | null {
    const closed = closedStatus(store);
    if (start === null) return closed && blockWords(closed);
    if (closed !== "resting") return null;
    const time = reservationText(start, locale);
    const title = restingText(t("resting"), store, locale);
    return { title, text: time && t("restingReserved", { time }) };
  }
}
