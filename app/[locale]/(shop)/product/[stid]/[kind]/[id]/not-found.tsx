import { getTranslations } from "next-intl/server";
import { ProductMissing } from "@/components/products/product-missing";

export default async function NotFound() {
  const t = await getTranslations("products");
  const errors = await getTranslations("errors");
  return (
    <main
      id="main"
      className="page-width grid flex-1 content-center justify-items-center gap-4 py-16"
    >
      <h1 className="text-2xl">{t("missing")}</h1>
      <ProductMissing
        message={t("missing")}
        storeLabel={t("backToStore")}
        indexLabel={errors("backToIndex")}
      />
    </main>
  );
}
