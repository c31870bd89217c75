/** The values of the colour variables in globals.css, copied because a rendered picture cannot use CSS variables. */
const COLOR = { brand: "#c8400f", ink: "#201a16", soft: "#655c55", paper: "#ffffff" };

type Props = {
  brand: string;
  /** The title, in large type. The caller passes "" if the font lacks a letter of the title. */
  name: string;
  lines: string[];
  mark: string | null;
  picture: string | null;
  shape: "cover" | "food";
};

/** A link preview of 1200 × 630 pixels: the title on the left, the picture on the right. */
export function PreviewFrame({ brand, name, lines, mark, picture, shape }: Props) {
  const [width, height] = shape === "food" ? [470, 470] : [624, 416];
  return (
    <div style={FRAME}>
      <div style={{ ...COLUMN, width: 1200 - 2 * 64 - (picture ? width + 48 : 0) }}>
        <div style={{ display: "flex", alignItems: "center", gap: 16 }}>
          {mark && <img src={mark} width={64} height={64} alt="" />}
          <span style={{ fontSize: 44, color: COLOR.brand }}>{brand}</span>
        </div>
        <div style={{ display: "flex", flexDirection: "column", gap: 18 }}>
          <div
            style={{ display: "block", lineClamp: 3, fontSize: sizeFor(name), lineHeight: 1.25 }}
          >
            {name}
          </div>
          {lines.filter(Boolean).map((line) => (
            <div key={line} style={{ display: "block", lineClamp: 1, ...LINE }}>
              {line}
            </div>
          ))}
        </div>
        <div
          style={{
            display: "flex",
            height: 12,
            width: 120,
            background: COLOR.brand,
            borderRadius: 6,
          }}
        />
      </div>
      {picture && (
        <img
          src={picture}
          alt=""
          width={width}
          height={height}
          style={{ objectFit: "cover", borderRadius: 32 }}
        />
      )}
    </div>
  );
}

const FRAME = {
  display: "flex",
  width: "100%",
  height: "100%",
  alignItems: "center",
  justifyContent: "space-between",
  padding: 64,
  fontFamily: "Noto Sans TC",
  color: COLOR.ink,
  background: `linear-gradient(120deg, #fdeee6, ${COLOR.paper} 70%)`,
} as const;

const COLUMN = {
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  height: 502,
} as const;

const LINE = { fontSize: 32, lineHeight: 1.4, color: COLOR.soft };

/** The font size in pixels. A long name gets a smaller font size, so that it fits into three lines. */
function sizeFor(name: string): number {
  if (name.length <= 8) return 64;
  return name.length <= 18 ? 54 : 44;
}
