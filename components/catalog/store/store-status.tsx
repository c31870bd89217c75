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
 * The reason why the store cannot take this order (ST-16 to ST-20). If the store is resting or busy now but takes this
 * order for later, the element contains the text of `laterWords`, if there is one. In all other cases the element is
 * empty.
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
   * The note that the store is resting or busy now but takes this order for later. If no time is chosen and the store
   * is resting or busy, the order is a business reservation, because any other order would be blocked. A busy store has
   * no note for an order for a chosen time.
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
