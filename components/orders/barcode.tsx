import JsBarcode from "jsbarcode";

type Props = { digits: string; label: string };

/** The width of the empty space that a scanner needs on each side, in modules. A module is the narrowest bar. */
const QUIET_MODULES = 10;

/**
 * A barcode of the digits. It is black on white even in the dark colour scheme, because scanners need this. The digits
 * are written below it, so that a person can type them instead.
 */
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

/**
 * The modules of the barcode as a text of 1 (black) and 0 (white); undefined if the text does not consist of pairs of
 * digits.
 */
function code128(digits: string): string | undefined {
  // JsBarcode writes the encoding into this object. Its own SVG output is not used, because it has style attributes,
  // which our Content-Security-Policy forbids.
  const target: { encodings?: { data: string }[] } = {};
  JsBarcode(target, digits, { format: "CODE128C", valid: () => {} });
  return target.encodings?.map(({ data }) => data).join("");
}

function barPath(modules: string): string {
  const bars = [...modules.matchAll(/1+/g)];
  return bars.map(({ 0: bar, index }) => `M${index} 0h${bar.length}v1h-${bar.length}z`).join("");
}
