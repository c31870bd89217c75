import { pictureSources } from "./picture-sources";

type Props = {
  src: string;
  alt: string;
  /**
   * The width of the picture on the page, as in the `sizes` attribute of HTML. The browser uses it to choose a file.
   */
  sizes: string;
  shape: "food" | "cover" | "logo";
  className?: string;
  /** True for a picture that is visible without scrolling. It loads at once and with high priority. */
  priority?: boolean;
};

const BOX = {
  food: { width: 320, height: 320 },
  cover: { width: 640, height: 360 },
  logo: { width: 96, height: 96 },
};

/**
 * A picture as a single `<img>` element, because long lists must have few elements. globals.css shows the dominant
 * colour of a built-in picture until the picture has loaded.
 */
export function Picture({ src, alt, sizes, shape, className = "", priority }: Props) {
  const { url, srcSet } = pictureSources(src, shape);
  return (
    <img
      src={url || undefined}
      srcSet={srcSet}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      {...BOX[shape]}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      className={`object-cover ${shape === "cover" ? "dark:brightness-85" : ""} ${className}`}
    />
  );
}
