import { PersonalPart } from "./personal-part";

const SHOWN = {
  ordered: "[[data-ordered]_&]:grid",
  favorites: "[[data-favorites]_&]:grid",
};

/** A row for one visitor. It takes no space if the row is empty. `VisitorScript` decides before the page is painted. */
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

/** The order on its way, at the bottom of the screen. Nothing moves when it appears (OR-40). */
export function RunningOrder({ className = "" }: { className?: string }) {
  return (
    <div
      className={`pointer-events-none sticky bottom-0 z-30 w-full pb-3 empty:hidden *:pointer-events-auto md:*:ml-auto md:*:max-w-md ${className}`}
    >
      <PersonalPart part="running" />
    </div>
  );
}
