import type { ListedItem, ShownList } from "@/lib/analytics/shop-event";

/** The selector for links to stores or products in lists. The attribute `data-item` contains the price of a product. */
const LISTED = "a[data-item]";
/** Items of a list that come into view within this time are reported in one event. */
const GATHER_MS = 1000;

type Report = (name: "view_item_list" | "select_item", list: ShownList) => void;

/**
 * Reports items of lists when they first come into view, and whenever they are pressed (AN-01). It reads the lists from
 * the DOM. So list components need no code for this except the attribute `data-item`, and items that load later are
 * included.
 */
export function watchListed(report: Report): void {
  const seen = new Set<string>();
  let fresh: HTMLAnchorElement[] = [];

  function reportFresh() {
    for (const list of listsOf(fresh)) report("view_item_list", list);
    fresh = [];
  }
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      inView.unobserve(target);
      if (seen.has(keyOf(target))) continue;
      seen.add(keyOf(target));
      if (fresh.length === 0) setTimeout(reportFresh, GATHER_MS);
      fresh.push(target);
    }
  });
  const watch = () => {
    for (const link of document.querySelectorAll(LISTED)) inView.observe(link);
  };
  watch();
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LISTED) : null;
      for (const list of listsOf(link ? [link] : [])) report("select_item", list);
    },
    { capture: true },
  );
}

function listsOf(links: HTMLAnchorElement[]): ShownList[] {
  const lists = new Map<string, ShownList>();
  for (const link of links) {
    const listed = listOf(link);
    const list = lists.get(listed.id) ?? { ...listed, items: [] };
    lists.set(listed.id, { ...list, items: [...list.items, itemOf(link)] });
  }
  return [...lists.values()];
}

/**
 * The id and name of the list that contains the item. For a search, the name is fixed, because the heading contains the
 * search term.
 */
function listOf(link: HTMLAnchorElement): Omit<ShownList, "items"> {
  if (new URLSearchParams(window.location.search).has("keyword")) return SEARCHED;
  const section = link.closest("section");
  const label = section?.getAttribute("aria-labelledby") ?? "";
  const id = section?.id || label || window.location.pathname.slice(1);
  return { id, name: ownText(headingOf(section, label)) };
}

function headingOf(section: Element | null, label: string): Element | null {
  const heading = document.getElementById(label) ?? section?.querySelector("h2");
  return heading ?? document.querySelector("h1");
}

/** The text of the first child node of an element. It does not include the text of further children. */
function ownText(element: Element | null): string {
  return element?.firstChild?.textContent?.trim() ?? "";
}

const SEARCHED = { id: "search", name: "search" };

function itemOf(link: HTMLAnchorElement): ListedItem {
  const name = link.querySelector("h3") ?? link.querySelector("b, span");
  const price = Number.parseInt(link.dataset.item ?? "", 10);
  return {
    id: idOf(link),
    name: ownText(name),
    index: indexOf(link),
    price: Number.isNaN(price) ? null : price,
  };
}

function idOf({ href }: HTMLAnchorElement): string {
  const query = new URL(href).searchParams;
  return query.get("fdid") ?? query.get("setid") ?? query.get("stid") ?? "";
}

function indexOf(link: HTMLAnchorElement): number {
  const row = link.closest("li");
  return row?.parentElement ? Array.from(row.parentElement.children).indexOf(row) : 0;
}

function keyOf(link: HTMLAnchorElement): string {
  return `${listOf(link).id} ${idOf(link)}`;
}
