import type { ComponentProps } from "react";

export type ButtonLook = "primary" | "secondary" | "quiet" | "danger";

const SHAPE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2.5 text-center font-bold transition-colors duration-150 disabled:cursor-not-allowed forced-colors:border";

const LOOKS: Record<ButtonLook, string> = {
  primary: "bg-brand text-on-brand hover:bg-brand-strong disabled:bg-line disabled:text-ink-soft",
  secondary: "border border-line bg-paper text-ink hover:bg-surface disabled:text-ink-faint",
  quiet: "text-brand hover:bg-brand-tint hover:text-brand-strong disabled:text-ink-faint",
  danger: "bg-bad text-paper hover:opacity-90 disabled:bg-line disabled:text-ink-soft",
};

type Props = ComponentProps<"button"> & { look?: ButtonLook };

export function Button({ look = "primary", className = "", type = "button", ...rest }: Props) {
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />;
}

/** The classes of a button, for links that look like a button. */
export function buttonClass(look: ButtonLook): string {
  return `${SHAPE} ${LOOKS[look]}`;
}
