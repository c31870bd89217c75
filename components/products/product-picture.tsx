import type { CSSProperties } from "react";
import { Picture } from "@/components/ui/picture";
import { pictureSources } from "@/components/ui/picture-sources";

type Props = { src: string; alt: string; className?: string };

/**
 * A product's picture across the whole width. Our own drawings are small squares: they stand in the middle of
 * a band, sharp and whole, with their edges drawn out to the sides; a photograph fills the band.
 */
export function ProductPicture({ src, alt, className = "" }: Props) {
  const { url, color } = pictureSources(src, "food");
  const sizes = color ? "14rem" : "(width < 48rem) 100vw, 40rem";
  return (
    <div
      className={`grid flex-none grid-rows-[100%] justify-center overflow-hidden ${color ? BAND : "grid-cols-[100%]"} ${className}`}
      style={color ? ({ "--picture": `url("${url}")` } as CSSProperties) : undefined}
    >
      <Picture
        src={src}
        alt={alt}
        shape="food"
        sizes={sizes}
        priority
        className={color ? "h-full w-auto" : "size-full"}
      />
    </div>
  );
}

// A thirtieth of the picture over each side, mirrored: where they meet the picture it is the same column twice.
const BAND =
  "grid-cols-[1fr_auto_1fr] before:-scale-x-100 before:bg-(image:--picture) before:bg-[size:3000%_100%] after:-scale-x-100 after:bg-(image:--picture) after:bg-[size:3000%_100%] after:bg-right";
