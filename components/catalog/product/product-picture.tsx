import { Picture } from "@/components/ui/picture";
import { pictureSources } from "@/components/ui/picture-sources";

type Props = { src: string; alt: string; className?: string };

/**
 * A product's picture over the full width. A photograph fills the area. Built-in drawings are small squares: they are
 * centred, and their edges are extended to the sides.
 */
export function ProductPicture({ src, alt, className = "" }: Props) {
  const { url, isOwn } = pictureSources(src, "food");
  const picture = (
    <Picture
      src={src}
      alt={alt}
      shape="food"
      sizes={isOwn ? "14rem" : "(width < 48rem) 100vw, 40rem"}
      priority
      className={isOwn ? "h-full w-auto" : "size-full"}
    />
  );
  return (
    <div
      className={`grid flex-none grid-rows-[100%] justify-center overflow-hidden ${isOwn ? "grid-cols-[1fr_auto_1fr]" : "grid-cols-[100%]"} ${className}`}
    >
      {isOwn && <Edge url={url} side="left" />}
      {picture}
      {isOwn && <Edge url={url} side="right" />}
    </div>
  );
}

/** The mirrored edge of the picture, stretched thirtyfold, so that no seam is visible. */
function Edge({ url, side }: { url: string; side: "left" | "right" }) {
  return (
    <span className={`-scale-x-100 flex overflow-hidden ${side === "right" ? "justify-end" : ""}`}>
      <img
        src={url}
        alt=""
        className={`h-full max-w-none flex-none scale-x-3000 ${side === "right" ? "origin-right" : "origin-left"}`}
      />
    </span>
  );
}
