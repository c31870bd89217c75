import { Picture } from "@/components/ui/picture";
import { pictureSources } from "@/components/ui/picture-sources";

type Props = { src: string; alt: string; className?: string };

/**
 * A product's picture across the whole width. Our own drawings are small squares: they stand in the middle of
 * a band of their colour, sharp and whole, where a photograph fills the band.
 */
export function ProductPicture({ src, alt, className = "" }: Props) {
  const { color } = pictureSources(src, "food");
  const sizes = color ? "14rem" : "(width < 48rem) 100vw, 40rem";
  return (
    <div
      className={`grid flex-none grid-rows-[100%] justify-items-center overflow-hidden ${className}`}
      style={color ? { backgroundColor: color } : undefined}
    >
      <Picture
        src={src}
        alt={alt}
        shape="food"
        sizes={sizes}
        priority
        className={color ? `h-full w-auto ${FADE}` : "size-full"}
      />
    </div>
  );
}

const FADE = "[mask-image:linear-gradient(90deg,transparent,#000_20%,#000_80%,transparent)]";
