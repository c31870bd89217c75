const PATHS = {
  heart: "M12 20s-7.5-4.7-7.5-10.2A4.3 4.3 0 0112 7.3a4.3 4.3 0 017.5 2.5C19.5 15.3 12 20 12 20z",
  close: "M6 6l12 12M18 6L6 18",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  share: "M12 15V4M8 7.5L12 3.5l4 4M5 12v7.5h14V12",
  info: "M12 11v5.5M12 7.5v.1M12 3a9 9 0 100 18 9 9 0 000-18z",
  minus: "M6 12h12",
  plus: "M6 12h12M12 6v12",
  trash: "M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v5.5M13.5 10.5v5.5",
  bag: "M6 8h12l1 12H5L6 8zM9 8V7a3 3 0 016 0v1",
  pause: "M9 6v12M15 6v12",
  play: "M8 5.5l10.5 6.5L8 18.5z",
  tick: "M5 12.5l4.5 4.5L19 7.5",
  pin: "M12 21s7-6.2 7-11.5a7 7 0 10-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 100-5 2.5 2.5 0 000 5z",
  down: "M6 9l6 6 6-6",
  locate: "M12 3v3M12 18v3M3 12h3M18 12h3M12 7.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9z",
  search: "M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l4.5 4.5",
  clock: "M12 7.5V12l3 2M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17z",
  menu: "M4 7h16M4 12h16M4 17h16",
  phone:
    "M8.5 3h7A1.5 1.5 0 0117 4.5v15a1.5 1.5 0 01-1.5 1.5h-7A1.5 1.5 0 017 19.5v-15A1.5 1.5 0 018.5 3zM11 18h2",
  computer: "M5 5h14v10.5H5zM2.5 19h19",
  person: "M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6",
} as const;

/**
 * A decorative line icon in the text colour, drawn on a grid of 24 × 24. Screen readers ignore it, so it needs a text
 * or a label beside it.
 */
export function Icon({
  name,
  className = "size-5",
}: {
  name: keyof typeof PATHS;
  className?: string;
}) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`icon ${className}`}>
      <path d={PATHS[name]} />
    </svg>
  );
}
