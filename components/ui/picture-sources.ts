type Shape = "food" | "cover" | "logo";

const WIDTHS: Record<Shape, number[]> = { food: [160, 320], cover: [320, 640], logo: [96] };
const OWN = /^\/pictures\/.+-[0-9a-f]{6}$/;

/** The largest file of it, for who shows it outside of this site. */
export function largestPicture(src: string, shape: Shape): string {
  return OWN.test(src) ? `${src}-${Math.max(...WIDTHS[shape])}.webp` : src;
}

/**
 * The files behind a picture of the built-in data set (`/pictures/foods/ramen-f3d9b1`), by width. Its name ends in
 * its dominant colour, which globals.css draws behind it. Any other address is an operator's own picture.
 */
export function pictureSources(src: string, shape: Shape) {
  if (!OWN.test(src)) return { url: src, srcSet: undefined, isOwn: false };
  const widths = WIDTHS[shape];
  const file = (width: number) => `${src}-${width}.webp`;
  return {
    url: file(widths[0] ?? 0),
    srcSet:
      widths.length > 1 ? widths.map((width) => `${file(width)} ${width}w`).join(", ") : undefined,
    isOwn: true,
  };
}
