"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ButtonLook } from "@/components/ui/button";
import { Button } from "@/components/ui/button";
import { DataText } from "@/components/ui/data-text";
import { onDemand } from "@/components/ui/on-demand";
import { callApi } from "@/lib/client/call-api";
import { type Go, openPage } from "@/lib/client/leave";
import { orderTexts } from "@/messages/parts/order-texts";

const ReorderFlow = onDemand(async () => (await import("./reorder-flow")).ReorderFlow, orderTexts);

type Props = {
  order: { id: number; store_name: string };
  look?: ButtonLook;
  go?: Go;
};

/**
 * The button that starts a reorder. Each press reads the current prices of the order's lines, because prices and menus
 * change.
 */
export function ReorderButton({ order, look, go = openPage }: Props) {
  const t = useTranslations("orders");
  const [round, setRound] = useState(0);
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <Button {...(look && { look })} disabled={isLoading} onClick={() => setRound(round + 1)}>
        {isLoading ? t("reordering") : t("reorder")}
        <span className="sr-only">
          <DataText>{order.store_name}</DataText>
        </span>
      </Button>
      {round > 0 && (
        <ReorderFlow
          key={round}
          ask={(options) => callApi("reorder", { query: { order_id: order.id } }, options)}
          go={go}
          onLoading={setLoading}
        />
      )}
    </>
  );
}
