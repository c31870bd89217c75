import { getTranslations } from "next-intl/server";
import { ProductPicture } from "./product-picture";

type Props = { name: string; pictures: string[] };

/** All pictures of a product in a row that scrolls sideways and stops at one picture at a time (PR-03). */
export async function ProductPictures({ name, pictures }: Props) {
  const t = await getTranslations("products");
  return (
    <div className="flex snap-x snap-mandatory overflow-x-auto md:sticky md:top-24 md:rounded-sheet">
      {pictures.map((src, index) => (
        <ProductPicture
          key={src}
          src={src}
          alt={pictures.length > 1 ? t("pictures", { name, index: index + 1 }) : name}
          className="h-52 w-full snap-center md:h-96"
        />
      ))}
    </div>
  );
}
