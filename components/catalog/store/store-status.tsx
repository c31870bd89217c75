import { useLocale, useTranslations } from "next-intl";
import { useBlockText } from "@/components/catalog/product/use-block-text";
import { reservedStart } from "@/lib/cart/reservation-fields";
import { restingText, type StoreBlock, takesReservations } from "@/lib/catalog/store-rules";
import { useReservationTexts } from "@/lib/client/use-reservation-texts";
import type { Visit } from "@/lib/client/use-visit";
import { OPEN_STATUS } from "@/lib/contracts/codes";

type Words = { title: string; text?: string };

/**
 * The reason why the store takes no orders now (ST-16 to ST-20). If the store is closed now but takes the order for the
 * reserved time, the text says so. In all other cases the element is empty.
 */
export function StoreStatus({ visit }: { visit: Visit }) {
  const locale = useLocale();
  const t = useTranslations("stores");
  const blockText = useBlockText();
  const { block, store, dining_type, view } = visit;
  const start = reservedStart(view);
  const { reservationText } = useReservationTexts(start !== null);
  const words = block === null ? reservedWords() : blockWords(block);
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
   * The note that the store is closed now but takes the order for the reserved time. Null if no time is reserved or the
   * store is open.
   */
  function reservedWords(): Words | null {
    if (start === null || store.open_status !== OPEN_STATUS.resting) return null;
    const time = reservationText(start, locale);
    const title = restingText(t("resting"), store, locale);
    return { title, text: time && t("restingReserved", { time }) };
  }
}
