"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { onDemand } from "@/components/ui/on-demand";
import { useTouched } from "@/lib/client/use-touched";
import { orderTexts } from "@/messages/parts/order-texts";
import type { StoreScreenState } from "./use-store-screen";

const StoreSearch = onDemand(async () => (await import("./store-search")).StoreSearch, orderTexts);

/** The button that opens the search in one store (GR-06). It looks like a search field. */
export function SearchEntry({ screenState }: { screenState: StoreScreenState }) {
  const t = useTranslations("grocery");
  const [isOpen, setOpen] = useState(false);
  const isTouched = useTouched();

  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-12 w-full items-center gap-3 rounded-full border border-line bg-surface px-4 text-left text-ink-soft hover:border-ink-faint"
      >
        <Icon name="search" className="size-5" />
        {t("search")}
      </button>
      {(isTouched || isOpen) && (
        <StoreSearch
          screenState={screenState}
          open={isOpen}
          onClose={() => setOpen(false)}
          isEarly={!isOpen}
          onLoadFailed={() => setOpen(false)}
        />
      )}
    </>
  );
}
