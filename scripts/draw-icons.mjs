// Usage: node scripts/draw-icons.mjs
// Draws public/icons from the shapes of public/icon.svg. No other script runs this one.
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const OUT = "public/icons";
const CANVAS = 512;
/** Width and height of public/icon.svg. */
const MARK = 64;
const [LIGHT, DEEP] = ["#e0612c", "#b83408"];
const SHADOW = "#5e1a04";

/**
 * `fill` is the width to which icon.svg is scaled, as a share of the icon's width. A system may cut a maskable icon to
 * a circle with 80 % of the icon's width.
 */
const ICONS = [
  { name: "any", sizes: [192, 512], radius: 0.23, fill: 1 },
  { name: "maskable", sizes: [192, 512], radius: 0, fill: 0.92 },
  { name: "apple", sizes: [180], radius: 0, fill: 0.96 },
];

const mark = markOf(await readFile("public/icon.svg", "utf8"));
await mkdir(OUT, { recursive: true });
for (const { name, sizes, radius, fill } of ICONS) {
  const drawing = Buffer.from(iconSvg({ radius: radius * CANVAS, fill }));
  for (const size of sizes) {
    await sharp(drawing, { density: 144 })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toFile(join(OUT, `${name}-${size}.png`));
  }
}

/** Returns all shapes of the SVG except the first one, which is the background. */
function markOf(svg) {
  const inside = svg.slice(svg.indexOf("/>", svg.indexOf("<rect")) + 2, svg.lastIndexOf("</svg>"));
  if (!inside) throw new Error("public/icon.svg: no shapes after the background");
  return inside;
}

function iconSvg({ radius, fill }) {
  const scale = (CANVAS / MARK) * fill;
  const edge = (CANVAS * (1 - fill)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS}" height="${CANVAS}">
    <defs>
      <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="${LIGHT}"/><stop offset="1" stop-color="${DEEP}"/>
      </linearGradient>
      <clipPath id="shape"><rect width="${CANVAS}" height="${CANVAS}" rx="${radius}"/></clipPath>
      <filter id="shadow" x="-20%" y="-20%" width="140%" height="140%">
        <feDropShadow dx="0" dy="1.2" stdDeviation="1.4" flood-color="${SHADOW}" flood-opacity=".35"/>
      </filter>
    </defs>
    <g clip-path="url(#shape)">
      <rect width="${CANVAS}" height="${CANVAS}" fill="url(#ground)"/>
      <circle cx="${CANVAS * 0.5}" cy="${CANVAS * 0.52}" r="${CANVAS * 0.4 * fill}" fill="#fff" opacity=".09"/>
    </g>
    <g transform="translate(${edge} ${edge}) scale(${scale})" filter="url(#shadow)">${mark}</g>
  </svg>`;
}
