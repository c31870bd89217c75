type Shape = "food" | "cover" | "logo";

const WIDTHS: Record<Shape, number[]> = { food: [224, 320], cover: [320, 640], logo: [128] };
const OWN = /^\/pictures\/.+-[0-9a-f]{6}$/;

/**
 * Returns the URL of a picture for link previews and structured data. For a built-in picture this is its largest file.
 * Any other URL is returned unchanged.
 */
export function largestPicture(src: string, shape: Shape): string {
  return OWN.test(src) ? `${src}-${Math.max(...WIDTHS[shape])}.webp` : src;
}

/**
 * The URLs of a picture for an `<img>` element. A built-in picture (`/pictures/foods/ramen-f3d9b1`) has one file for
 * each width. The name of the picture ends with its dominant colour, which globals.css shows behind the picture. Any
 * other URL is a picture of the operator and is used unchanged.
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
