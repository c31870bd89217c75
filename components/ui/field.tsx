import { type ComponentProps, useId } from "react";

type Props = ComponentProps<"input"> & { label: string; error?: string | undefined; hint?: string };

/** A text field with its label above. `aria-describedby` links the field to its error text or hint. */
export function Field({ label, error, hint, className = "", ...input }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={`grid grid-cols-1 gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-bold">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        className={`min-h-12 w-full rounded-card border bg-paper px-4 text-base placeholder:text-ink-faint ${error ? "border-bad" : "border-line"}`}
        {...input}
      />
      {note && (
        <p id={noteId} className={`text-sm ${error ? "text-bad" : "text-ink-soft"}`}>
          {note}
        </p>
      )}
    </div>
  );
}
