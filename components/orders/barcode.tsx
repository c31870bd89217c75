import { code128 } from "@/lib/orders/code-128";

type Props = { digits: string; label: string };

/** Black on white in the dark scheme too, because scanners need it. The digits can be typed by hand. */
export function Barcode({ digits, label }: Props) {
  const bars = code128(digits);
  return (
    <figure className="grid gap-1 rounded-card bg-[white] py-4 text-[black] forced-color-adjust-none">
      {bars && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${bars.width} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          className="h-24 w-full"
        >
          <path d={bars.path} />
        </svg>
      )}
      <figcaption className="tabular text-sm tracking-wider wrap-anywhere">
        {digits.replace(/(\d{4})(?=\d)/g, "$1 ")}
      </figcaption>
    </figure>
  );
}
