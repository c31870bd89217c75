"use client";

import { type ComponentProps, useState } from "react";
import { onDemand } from "@/components/ui/on-demand";

const ShopSearch = onDemand(
  async () => (await import("@/components/search/shop-search")).ShopSearch,
);

/** An icon on a phone, the picture of a search field on a desktop: both open the search popup. */
export function SearchButton(look: Pick<ComponentProps<"button">, "className" | "children">) {
  const [state, setState] = useState<"unopened" | "open" | "closed">("unopened");
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setState("open")} {...look} />
      {state !== "unopened" && (
        <ShopSearch open={state === "open"} onClose={() => setState("closed")} />
      )}
    </>
  );
}
