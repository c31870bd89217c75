import { pictureSources } from "./picture-sources";

type Props = {
  src: string;
  alt: string;
  /** The drawn width in CSS px, for the browser's choice of file. */
  sizes: string;
  shape: "food" | "cover" | "logo";
  className?: string;
  /** True for a picture of the first screen, which loads first and not lazily. */
  priority?: boolean;
};

const BOX = {
  food: { width: 320, height: 320 },
  cover: { width: 640, height: 360 },
  logo: { width: 96, height: 96 },
};

/** One node per picture, because lists are long. globals.css shows its dominant colour until it has loaded. */
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
