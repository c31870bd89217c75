import { Picture } from "@/components/ui/picture";
import { pictureSources } from "@/components/ui/picture-sources";

type Props = { src: string; alt: string; className?: string };

/**
 * A product's picture over the full width. A photograph fills the area. Built-in drawings are small squares: they are
 * centred, and fade into their ground colour at the sides.
 */
export function ProductPicture({ src, alt, className = "" }: Props) {
  const { url, isOwn } = pictureSources(src, "food");
  return (
    // A row without a height would grow with the picture, and the area would cut off the lower part of the picture.
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

// globals.css gives the ground colour to an image by its URL. Only that colour is seen here, not the picture itself.
const GROUND = "absolute size-full object-none object-[100vw]";
const FADE = "[mask-image:linear-gradient(90deg,transparent,#000_5%,#000_95%,transparent)]";
