import { PersonalPart } from "./personal-part";

const SHOWN = {
  ordered: "[[data-ordered]_&]:grid",
  favorites: "[[data-favorites]_&]:grid",
};

/**
 * A section with personal content, such as favourite stores. It is hidden and takes no space if this browser has no
 * data for it. `VisitorScript` decides this before the page is painted.
 */
export function PersonalSection({ part, title }: { part: keyof typeof SHOWN; title: string }) {
  return (
    <section
      aria-labelledby={part}
      className={`hidden min-h-33 grid-cols-1 content-start ${SHOWN[part]}`}
    >
      <h2 id={part} className="flex min-h-11 items-center text-lg">
        {title}
      </h2>
      <PersonalPart part={part} />
    </section>
  );
}

/**
 * The bar at the bottom of the screen with the member's current order. Nothing else moves when the bar appears (OR-40).
 */
export function RunningOrder({ className = "" }: { className?: string }) {
  return (
    <div
      className={`pointer-events-none sticky bottom-0 z-30 w-full pb-3 empty:hidden *:pointer-events-auto md:*:ml-auto md:*:max-w-md ${className}`}
    >
      <PersonalPart part="running" />
    </div>
  );
}
