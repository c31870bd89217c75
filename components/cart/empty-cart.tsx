import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { hrefs } from "@/lib/routing/hrefs";

export function EmptyCart() {
  const t = useTranslations("cart");
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <span className="grid size-24 place-items-center rounded-full bg-brand-tint text-brand">
        <Icon name="bag" className="size-11" />
      </span>
      <div className="grid gap-1">
        <h2 className="text-lg">{t("emptyTitle")}</h2>
        <p className="text-ink-soft">{t("emptyText")}</p>
      </div>
      <a href={hrefs.home()} className={buttonClass("primary")}>
        {t("start")}
      </a>
    </div>
  );
}
