type Props = { isOld: boolean; text: string };

/** A note above data that may be outdated, because the last call to read it again has failed. */
export function StaleNote({ isOld, text }: Props) {
  if (!isOld) return null;
  return (
    <p
      role="alert"
      className="mb-4 rounded-card bg-warn-tint px-4 py-2.5 font-bold text-sm text-warn"
    >
      {text}
    </p>
  );
}
