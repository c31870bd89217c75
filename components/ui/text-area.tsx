import { type ComponentProps, useId } from "react";

type Props = ComponentProps<"textarea"> & { label: string; error?: string | undefined };

/** A text area that grows with its text, up to a maximum height. */
export function TextArea({ label, error, className = "", ...area }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      <textarea
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={`field-sizing-content max-h-80 min-h-28 w-full rounded-card border bg-paper px-4 py-2.5 text-base placeholder:text-ink-faint ${error ? "border-bad" : "border-line"}`}
        {...area}
      />
      {error && (
        <p id={errorId} className="text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
