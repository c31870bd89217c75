"use client";

import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";

type Partner = { name: string; kind: string; logo: string };

type Props = {
  title: string;
  text: string;
  names: Record<"play" | "pause" | "previous" | "next", string>;
  partners: Partner[];
  /** The time between two automatic moves, in milliseconds. */
  intervalMs: number;
};

/** The code that moves the cards. It is loaded when the cards move for the first time. */
const loadSlides = () => import("@/lib/client/slide-track").catch(() => null);

/**
 * A row of partners that scrolls natively by touch, wheel and arrow keys. The row also moves automatically. It stands
 * still while the pointer or the focus is on it, after the person has pressed the stop button, and if the browser asks
 * for reduced motion (WCAG 2.2.2).
 */
export function PartnerSlider({ title, text, names, partners, intervalMs }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isStopped || isHeld) return;
    const slideOn = async () => (await loadSlides())?.slideOn(track.current);
    const timer = setInterval(slideOn, intervalMs);
    return () => clearInterval(timer);
  }, [isStopped, isHeld, intervalMs]);
  const slide = async (step: 1 | -1) => (await loadSlides())?.slideTrack(track.current, step);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause and resume the automatic motion
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="flex flex-wrap items-center gap-1">
        <div className="flex-1">
          <h2 id="partners" className="text-xl">
            {title}
          </h2>
          <p className="text-ink-soft">{text}</p>
        </div>
        <Control name={isStopped ? "play" : "pause"} onPress={() => setStopped(!isStopped)}>
          {isStopped ? names.play : names.pause}
        </Control>
        <Control name="back" onPress={() => slide(-1)}>
          {names.previous}
        </Control>
        <Control name="next" onPress={() => slide(1)}>
          {names.next}
        </Control>
      </div>
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys need a focusable list, because it has no links
        tabIndex={0}
        aria-labelledby="partners"
        className="-mx-4 mt-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] focus-visible:outline-offset-[-3px]! md:mx-0 md:scroll-px-0 md:px-0"
      >
        {partners.map(({ name, kind, logo }) => (
          <li
            key={name}
            className="grid w-36 flex-none snap-start justify-items-center gap-1 rounded-card bg-surface p-4 text-center md:w-44"
          >
            <img
              src={logo}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              className="size-18 rounded-full object-cover"
            />
            <p className="mt-2 font-bold">{name}</p>
            <p className="text-sm text-ink-soft">{kind}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

type ControlProps = {
  name: "play" | "pause" | "back" | "next";
  onPress: () => void;
  children: string;
};

function Control({ name, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={children}
      onClick={onPress}
      className="grid size-11 flex-none place-items-center rounded-full text-ink-soft hover:bg-surface hover:text-ink"
    >
      <Icon name={name} />
    </button>
  );
}
