import { type ReactNode, useId } from "react";

type Props = { title: string; children: ReactNode; className?: string };

/** One section of the checkout, such as the payment, with its heading. */
export function CheckoutCard({ title, children, className = "" }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-paper p-4 md:p-5 ${className}`}
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
