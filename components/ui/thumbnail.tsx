import { Picture } from "./picture";

/** The small picture at the start of a row, such as that of a store. The row has its name as text. */
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
