import { type ReactNode, useId } from "react";

type Props = { title: string; children: ReactNode; className?: string };

/** A section of a page: a card with a heading. */
export function TitledCard({ title, children, className = "" }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid min-w-0 content-start gap-3 rounded-card border border-line bg-paper p-4 md:p-5 ${className}`}
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
