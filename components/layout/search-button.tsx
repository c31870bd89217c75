"use client";

import { type ComponentProps, useState } from "react";
import { onDemandDialog } from "@/components/ui/on-demand";
import { frameTexts } from "@/messages/parts/frame-texts";

const ShopSearch = onDemandDialog(
  async () => (await import("@/components/catalog/search/shop-search")).ShopSearch,
  frameTexts,
);

/** The button that opens the search dialog. It looks like an icon on a phone and like a search field on a desktop. */
export function SearchButton(look: Pick<ComponentProps<"button">, "className" | "children">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} {...look} />
      <ShopSearch open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
