import type { ReactNode } from "react";

type Props = {
  title: string;
  text: string;
  role: "status" | "alert";
  /** True while the payer waits, for example for the result of the payment. A spinner is shown then. */
  isWaiting?: boolean;
  children?: ReactNode;
};

/** Shows the state of a payment in the middle of the page. */
export function PaymentNotice({ title, text, role, isWaiting, children }: Props) {
  return (
    <div className="mx-auto grid max-w-sm justify-items-center gap-4 py-16 text-center">
      <div role={role} className="grid gap-2">
        <p className="text-xl font-bold">{title}</p>
        <p className="text-balance text-ink-soft">{text}</p>
      </div>
      {isWaiting && (
        <span
          aria-hidden
          className="size-10 animate-spin rounded-full border-4 border-line border-t-brand"
        />
      )}
      {children}
    </div>
  );
}
