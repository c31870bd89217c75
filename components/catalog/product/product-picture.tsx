import { Picture } from "@/components/ui/picture";
import { pictureSources } from "@/components/ui/picture-sources";

type Props = { src: string; alt: string; className?: string };

/**
 * A product's picture over the full width. A photograph fills the area. A built-in drawing is a small square: it is
 * centred, and at the sides it fades into its background colour.
 */
export function ProductPicture({ src, alt, className = "" }: Props) {
  const { url, isOwn } = pictureSources(src, "food");
  return (
    // The grid row has the height of the area. A row with automatic height would grow with the picture, and the area
    // would cut off the lower part of the picture.
    <div
      className={`relative grid flex-none grid-rows-[100%] justify-center overflow-hidden ${className}`}
    >
      {isOwn && <img src={url} alt="" className={GROUND} />}
      <Picture
        src={src}
        alt={alt}
        shape="food"
        sizes={isOwn ? "14rem" : "(width < 48rem) 100vw, 40rem"}
        priority
        className={isOwn ? `relative h-full w-auto ${FADE}` : "size-full"}
      />
    </div>
  );
}

// globals.css sets the background colour of an image by its URL. These classes move the picture itself out of sight, so
// that only the background colour is visible.
const GROUND = "absolute size-full object-none object-[100vw]";
const FADE = "[mask-image:linear-gradient(90deg,transparent,#000_5%,#000_95%,transparent)]";
