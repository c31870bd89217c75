"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { FoodCategory } from "@/lib/contracts/stores";
import { menuSectionId } from "./menu-section-id";

type Props = { categories: Pick<FoodCategory, "id" | "name">[] };

/** Category tabs that scroll to their list and follow the scroll (ST-05). */
export function MenuTabs({ categories }: Props) {
  const t = useTranslations("stores");
  const rail = useRef<HTMLDivElement>(null);
  const [tapped, setTapped] = useTapped();
  const inView = useSectionInView(categories);
  const active = tapped ?? inView ?? categories[0]?.id;

  useEffect(() => {
    const tab = rail.current?.querySelector<HTMLElement>(`[href="#${menuSectionId(active ?? 0)}"]`);
    if (tab) rail.current?.scrollTo({ left: tab.offsetLeft - 48, behavior: "smooth" });
  }, [active]);

  /** A link without an entry in the history: back leads out of the store, not through its tabs. */
  function jump(event: MouseEvent, id: number) {
    event.preventDefault();
    setTapped(id);
    const section = document.getElementById(menuSectionId(id));
    section?.scrollIntoView({ behavior: "smooth" });
    section?.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
  }

  return (
    <nav
      aria-label={t("menuTabs")}
      className="sticky top-14 z-20 border-line border-b bg-paper md:top-16 md:mt-6"
    >
      <div
        ref={rail}
        className="page-width relative flex gap-1 overflow-x-auto [scrollbar-width:none]"
      >
        {categories.map(({ id, name }) => (
          <a
            key={id}
            href={`#${menuSectionId(id)}`}
            aria-current={id === active || undefined}
            onClick={(event) => jump(event, id)}
            className="flex min-h-12 flex-none items-center border-transparent border-b-3 px-3 text-ink-soft aria-[current]:border-brand aria-[current]:font-bold aria-[current]:text-ink"
          >
            {name}
          </a>
        ))}
      </div>
    </nav>
  );
}

const OWN_SCROLL = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** The tab last pressed: current until the visitor scrolls, also where the page ends before its section. */
function useTapped() {
  const [tapped, setTapped] = useState<number>();
  useEffect(() => {
    if (tapped === undefined) return;
    const ending = new AbortController();
    const options = { passive: true, signal: ending.signal };
    for (const sign of OWN_SCROLL)
      window.addEventListener(sign, () => setTapped(undefined), options);
    return () => ending.abort();
  }, [tapped]);
  return [tapped, setTapped] as const;
}

/** The section that lies below the tabs, in a band of the upper third of the window. */
function useSectionInView(categories: Props["categories"]): number | undefined {
  const [inView, setInView] = useState<number>();
  useEffect(() => {
    const seen = new Set<string>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = categories.find(({ id }) => seen.has(menuSectionId(id)));
        if (first) setInView(first.id);
      },
      { rootMargin: "-128px 0px -66% 0px" },
    );
    for (const { id } of categories) {
      const section = document.getElementById(menuSectionId(id));
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [categories]);
  return inView;
}
