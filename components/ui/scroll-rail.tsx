"use client";

import { useLocale } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { colon } from "@/lib/format/list-text";
import { DataText } from "./data-text";
import { Icon } from "./icon";

export type RailWords = {
  /** The heading, at the left of the arrow buttons. The labels of the arrow buttons contain it. */
  heading: string;
  /** The labels of the arrow buttons. */
  names: { previous: string; next: string };
};

type Props = RailWords & {
  headingId: string;
  /** Content between the heading and the arrow buttons, for example a link to the whole list. */
  action?: ReactNode;
  /** With `bare`, the heading and `action` are invisible on a phone, but screen readers still read them. */
  look?: "titled" | "bare";
  children: ReactNode;
};

/**
 * A row of items that scrolls sideways and snaps to an item. On a wide screen with a mouse, arrow buttons scroll the
 * row by 85 % of its width.
 */
export function ScrollRail({
  heading,
  headingId,
  names,
  action,
  look = "titled",
  children,
}: Props) {
  const locale = useLocale();
  const rail = useRef<HTMLUListElement>(null);
  const room = useRoom(rail);
  const scroll = (direction: -1 | 1) =>
    rail.current?.scrollBy({ left: direction * rail.current.clientWidth * 0.85 });
  return (
    <section aria-labelledby={headingId}>
      <div
        className={`flex min-h-11 items-center gap-1 ${look === "bare" ? "max-md:sr-only" : ""}`}
      >
        <h2 id={headingId} className="flex-1 text-lg">
          <DataText>{heading}</DataText>
        </h2>
        {action}
        {(room.before || room.after) && (
          <div className="hidden gap-1 pointer-fine:md:flex">
            <Arrow
              label={names.previous + colon(locale) + heading}
              isIdle={!room.before}
              onPress={() => scroll(-1)}
            />
            <Arrow
              label={names.next + colon(locale) + heading}
              isIdle={!room.after}
              onPress={() => scroll(1)}
              isNext
            />
          </div>
        )}
      </div>
      <ul
        ref={rail}
        className="@container relative -mx-4 mt-1 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto scroll-smooth px-4 pb-2 [scrollbar-width:none] md:mx-0 md:scroll-px-0 md:px-0 [&_a]:focus-visible:outline-offset-[-3px]!"
      >
        {children}
      </ul>
    </section>
  );
}

type ArrowProps = { label: string; isIdle: boolean; isNext?: boolean; onPress: () => void };

/**
 * An arrow button. If the row cannot scroll further in the direction of the button, the button stays in the page but is
 * invisible, except while it has the keyboard focus.
 */
function Arrow({ label, isIdle, isNext = false, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isIdle}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-full hover:bg-surface aria-disabled:not-focus-visible:opacity-0"
    >
      <Icon name={isNext ? "next" : "back"} />
    </button>
  );
}

/** The directions in which the rail can scroll: to the left (`before`) and to the right (`after`). */
function useRoom(rail: RefObject<HTMLUListElement | null>) {
  const [room, setRoom] = useState({ before: false, after: false });
  useEffect(() => {
    const element = rail.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const before = scrollLeft > 8;
      const after = scrollLeft + clientWidth < scrollWidth - 8;
      setRoom((last) =>
        last.before === before && last.after === after ? last : { before, after },
      );
    };
    const resizing = new ResizeObserver(measure);
    resizing.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      resizing.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [rail]);
  return room;
}
