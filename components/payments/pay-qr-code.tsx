import { useTranslations } from "next-intl";
import { encode } from "uqr";

type Props = { text: string };

/** Black on white in every scheme: it is read by a camera. */
export function PayQrCode({ text }: Props) {
  const t = useTranslations("payments");
  const { size, data } = encode(text, { ecc: "L", border: 3 });
  const dark = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return (
    <svg
      role="img"
      aria-label={t("icashQr")}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-60 rounded-card border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
