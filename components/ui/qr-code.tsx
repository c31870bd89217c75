import { encode } from "uqr";

type Props = { text: string; label: string; className?: string };

/** A QR code. It is black on white in the dark colour scheme too, because cameras need the contrast. */
export function QrCode({ text, label, className = "size-60" }: Props) {
  const { size, data } = encode(text, { ecc: "L", border: 3 });
  const dark = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`rounded-card border border-line ${className}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
