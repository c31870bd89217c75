import { useTranslations } from "next-intl";
import { useState } from "react";
import { DiningFallback } from "@/components/checkout/dining-fallback";
import { ReservationControl } from "@/components/checkout/reservation-control";
import type { Visit } from "@/lib/client/use-visit";
import { DiningSelector } from "./dining-selector";

type Props = { visit: Visit; onNotice: (message: string) => void };

/** How and when; a business reservation goes straight on to its time, which it cannot do without. */
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
