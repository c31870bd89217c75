import { Picture } from "./picture";

/**
 * A small picture at the start of a row, for example the picture of a store. It has no alternative text, because the
 * row contains the name as text.
 */
export function Thumbnail({ src }: { src: string }) {
  return (
    <Picture
      src={src}
      alt=""
      shape="cover"
      sizes="56px"
      className="size-14 flex-none rounded-card"
    />
  );
}
