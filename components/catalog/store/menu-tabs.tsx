"use client";

import { useLocale, useTranslations } from "next-intl";
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFollowedRail } from "@/components/ui/use-followed-rail";
import type { FoodCategory } from "@/lib/contracts/stores";
import { nameLanguage } from "@/lib/routing/locale-path";
import { menuSectionId, OWN_SCROLL, scrollToSection } from "./scroll-to-section";
import type { Menu } from "./use-menu";

type Props = { menu: Pick<Menu, "categories" | "later" | "load"> };

/**
 * The tabs of the menu's categories. A press scrolls to the section of the category. While the customer scrolls, the
 * tab of the visible section becomes active (ST-05).
 */
export function MenuTabs({ menu }: Props) {
  const lang = nameLanguage(useLocale());
  const t = useTranslations("stores");
  const [tapped, setTapped] = useTapped();
  const inView = useSectionInView(menu.categories);
  const active = tapped ?? inView ?? menu.categories[0]?.id;
  const rail = useFollowedRail<HTMLDivElement>(active);
  const jump = useJump(menu, tapped);

  /**
   * Scrolls to a category without a new history entry, so that the browser's Back button leaves the store and does not
   * step back through the tabs.
   */
  function press(event: MouseEvent, id: number) {
    event.preventDefault();
    setTapped(id);
    jump(id);
  }

  /**
   * If a tab was pressed before hydration, the press has only changed the hash in the URL. If the category was not
   * loaded then, the browser could not scroll to it, so this function loads the category and scrolls to it.
   */
  const catchUp = useEffectEvent(() => {
    const missed = menu.later.find(({ id }) => location.hash === `#${menuSectionId(id)}`);
    if (!missed) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    setTapped(missed.id);
    jump(missed.id);
  });
  useEffect(() => catchUp(), []);

  // A menu without category names needs no tabs.
  if (menu.later.length === 0 && menu.categories.every(({ name }) => name === "")) return null;
  return (
    <nav
      aria-label={t("menuTabs")}
      className="sticky top-14 z-20 border-line border-b bg-paper md:top-16 md:mt-6"
    >
      <div
        ref={rail}
        className="page-width relative flex gap-1 overflow-x-auto [scrollbar-width:none]"
      >
        {[...menu.categories, ...menu.later].map(({ id, name }) => (
          <a
            key={id}
            href={`#${menuSectionId(id)}`}
            lang={lang}
            aria-current={id === active || undefined}
            onClick={(event) => press(event, id)}
            className="flex min-h-12 flex-none items-center border-transparent border-b-3 px-3 text-ink-soft aria-[current]:border-brand aria-[current]:font-bold aria-[current]:text-ink"
          >
            {name}
          </a>
        ))}
      </div>
    </nav>
  );
}

/**
 * Returns a function that scrolls to a category. If the category is not loaded yet, the function loads it first. The
 * scrolling is cancelled if the customer chooses another tab, scrolls or presses something meanwhile.
 */
function useJump({ categories, later, load }: Props["menu"], tapped: number | undefined) {
  const isWaiting = useRef(false);
  const scrollToWaiting = useEffectEvent(() => {
    const section = isWaiting.current && sectionOf(tapped);
    if (!section) return;
    isWaiting.current = false;
    goTo(section);
  });
  useEffect(() => {
    if (categories.length > 0) scrollToWaiting();
  }, [categories]);

  return (id: number) => {
    const section = sectionOf(id);
    isWaiting.current = section === null;
    if (section) return goTo(section);
    load(later.find((category) => category.id === id)?.page ?? 0);
  };
}

function sectionOf(id: number | undefined): HTMLElement | null {
  return id === undefined ? null : document.getElementById(menuSectionId(id));
}

function goTo(section: HTMLElement) {
  section.querySelector<HTMLElement>("a")?.focus({ preventScroll: true });
  scrollToSection(section);
}

/**
 * The tab that the customer has pressed. The tab stays active until the customer scrolls or presses something, even if
 * the page is too short to scroll to the section of the tab. A press on a phone's status bar sends no event, but the
 * press scrolls to the top of the page, which this hook also detects.
 */
function useTapped() {
  const [tapped, setTapped] = useState<number>();
  useEffect(() => {
    if (tapped === undefined) return;
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    for (const sign of OWN_SCROLL)
      window.addEventListener(sign, () => setTapped(undefined), options);
    window.addEventListener("scroll", () => window.scrollY <= 0 && setTapped(undefined), options);
    return () => controller.abort();
  }, [tapped]);
  return [tapped, setTapped] as const;
}

/**
 * The id of the first category whose section is visible in the upper third of the window, below the tabs. Undefined
 * while the whole menu is below that third.
 */
function useSectionInView(categories: Pick<FoodCategory, "id">[]): number | undefined {
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
        if (first || startsBelowUpperThird(categories[0])) setInView(first?.id);
      },
      { rootMargin: "-128px 0px -66% 0px" },
    );
    for (const { id } of categories) {
      const section = sectionOf(id);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [categories]);
  return inView;
}

/** True if the section starts below the upper third of the window, for example after a jump to the top of the page. */
function startsBelowUpperThird(category: Pick<FoodCategory, "id"> | undefined): boolean {
  const section = sectionOf(category?.id);
  return section !== null && section.getBoundingClientRect().top > window.innerHeight / 3;
}
