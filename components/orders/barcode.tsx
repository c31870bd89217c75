import JsBarcode from "jsbarcode";

type Props = { digits: string; label: string };

/** The number of empty modules that a scanner needs on each side. */
const QUIET_MODULES = 10;

/** Black on white in the dark scheme too, because scanners need it. People can type the digits below instead. */
export function Barcode({ digits, label }: Props) {
  const modules = code128(digits);
  return (
    <figure className="grid gap-1 rounded-card bg-[white] py-4 text-[black] forced-color-adjust-none">
      {modules && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`${-QUIET_MODULES} 0 ${modules.length + 2 * QUIET_MODULES} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          className="h-24 w-full"
        >
          <path d={barPath(modules)} />
        </svg>
      )}
      <figcaption className="tabular text-sm tracking-wider wrap-anywhere">
        {digits.replace(/(\d{4})(?=\d)/g, "$1 ")}
      </figcaption>
    </figure>
  );
}

/** The modules as 1 (black) and 0 (white); undefined for a text that is not pairs of digits. */
function code128(digits: string): string | undefined {
  // JsBarcode fills this object. An SVG by JsBarcode has style attributes, which our content security policy refuses.
  const target: { encodings?: { data: string }[] } = {};
  JsBarcode(target, digits, { format: "CODE128C", valid: () => {} });
  return target.encodings?.map(({ data }) => data).join("");
}

function barPath(modules: string): string {
  const bars = [...modules.matchAll(/1+/g)];
  return bars.map(({ 0: bar, index }) => `M${index} 0h${bar.length}v1h-${bar.length}z`).join("");
}
