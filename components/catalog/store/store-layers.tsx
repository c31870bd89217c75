"use client";

import { useTranslations } from "next-intl";
import { onDemand } from "@/components/ui/on-demand";
import { Toast } from "@/components/ui/toast";
import { useTouched } from "@/lib/client/use-touched";
import { orderTexts } from "@/messages/parts/order-texts";
import type { StoreScreenState } from "./use-store-screen";

const ProductSheet = onDemand(
  async () => (await import("@/components/catalog/product/product-sheet")).ProductSheet,
  orderTexts,
);

const QuickAdds = onDemand(
  async () => (await import("@/components/catalog/product/quick-adds")).QuickAdds,
  orderTexts,
);

/**
 * Shows the dialogs and the short message over a store's page. One dialog is the sheet of the opened product. Another
 * asks whether to start a new order when a product is added from the list.
 */
export function StoreLayers({ screenState }: { screenState: StoreScreenState }) {
  const tErrors = useTranslations("errors");
  const isTouched = useTouched();
  const { sheet, quickAdds, visit, notice, showNotice } = screenState;
  const isAdding = quickAdds.presses.length > 0;

  function closeWith(message: string) {
    sheet.close();
    showNotice(message);
  }

  /**
   * Called if the code of the sheet fails to load. Reloads the page: its URL is already that of the product, so the
   * product is then shown as a full page. If the browser is offline, closes the sheet and shows a message instead.
   */
  function leaveSheet() {
    if (!sheet.food) return;
    if (!navigator.onLine) return closeWith(tErrors("network"));
    // Without this line the browser would restore the scroll position of the store's page.
    window.history.scrollRestoration = "manual";
    window.location.reload();
  }

  return (
    <>
      {(isTouched || sheet.food) && (
        <ProductSheet
          food={sheet.food}
          visit={visit}
          onUnavailable={leaveSheet}
          onClose={sheet.close}
          onAdded={sheet.close}
          onFailure={closeWith}
        />
      )}
      {(isTouched || isAdding) && (
        <QuickAdds
          presses={quickAdds.presses}
          visit={visit}
          onDone={quickAdds.done}
          onRefused={showNotice}
          isEarly={!isAdding}
          onLoadFailed={quickAdds.giveUp}
        />
      )}
      <Toast message={notice} onDone={() => showNotice(null)} />
    </>
  );
}
