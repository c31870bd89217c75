import { useTranslations } from "next-intl";
import { useState } from "react";
import { DiningFallback } from "@/components/checkout/dining-fallback";
import { ReservationControl } from "@/components/checkout/reservation-control";
import type { Visit } from "@/lib/client/use-visit";
import { DiningSelector } from "./dining-selector";

type Props = { visit: Visit; onNotice: (message: string) => void };

/** The dining type and the time. A business reservation asks for its time at once, because it needs one. */
export function OrderChoice({ visit, onNotice }: Props) {
  const t = useTranslations("errors");
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <DiningSelector visit={visit} onNotice={onNotice} onBusiness={() => setChoosing(true)} />
      <DiningFallback visit={visit} />
      <ReservationControl
        visit={visit}
        isChoosing={isChoosing}
        onChoosing={setChoosing}
        onUnavailable={() => {
          setChoosing(false);
          onNotice(t("network"));
        }}
      />
    </>
  );
}
