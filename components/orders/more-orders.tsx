import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

type Props = { isLoading: boolean; onLoad: () => void };

export function MoreOrders({ isLoading, onLoad }: Props) {
  const t = useTranslations("orders");
  return (
    <Button look="secondary" disabled={isLoading} onClick={onLoad}>
      {isLoading ? t("loadingMore") : t("more")}
    </Button>
  );
}
