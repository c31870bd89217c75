"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Glyph } from "@/components/ui/glyph";
import { slideTrack, wantsNoMotion } from "@/lib/client/slide-track";
import { SLIDER_AUTOPLAY_MS } from "@/lib/contracts/codes";

type Props = {
  heading: ReactNode;
  names: Record<"play" | "pause" | "previous" | "next", string>;
  children: ReactNode;
};

/**
 * A native scroller, so that fingers, wheel and arrow keys move it as they move everything; on top of that it goes
 * on by itself, until somebody points at it, is in it, stops it, or wants no motion (WCAG 2.2.2).
 */
export function PartnerSlider({ heading, names, children }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [isStopped, setStopped] = useState(false);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isStopped || isHeld || wantsNoMotion()) return;
    const timer = setInterval(() => slideTrack(track.current, 1), SLIDER_AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [isStopped, isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is there
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="flex items-center gap-1">
        {heading}
        <Control name={isStopped ? "play" : "pause"} onPress={() => setStopped(!isStopped)}>
          {isStopped ? names.play : names.pause}
        </Control>
        <Control name="back" onPress={() => slideTrack(track.current, -1)}>
          {names.previous}
        </Control>
        <Control name="next" onPress={() => slideTrack(track.current, 1)}>
          {names.next}
        </Control>
      </div>
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without links in it, only so do the arrow keys reach it
        tabIndex={0}
        aria-labelledby="partners"
        className="-mx-4 mt-4 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] focus-visible:outline-offset-[-3px]! md:mx-0 md:scroll-px-0 md:px-0"
      >
        {children}
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
      <Glyph name={name} />
    </button>
  );
}
