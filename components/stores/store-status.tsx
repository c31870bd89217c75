import { useTranslations } from "next-intl";
import { useBlockText } from "@/components/products/use-block-text";
import type { Visit } from "@/lib/client/use-visit";

/** Why nothing can be ordered here now; absent while it can (ST-16…20). */
export function StoreStatus({ visit }: { visit: Visit }) {
  const t = useTranslations("stores");
  const blockText = useBlockText();
  const { block } = visit;
  if (!block) return <div role="status" className="sr-only" />;
  const isResting = block === "resting";
  const look = block === "busy" ? "bg-warn-tint text-warn" : "bg-bad-tint text-bad";
  return (
    <div role="status" className={`rounded-card px-4 py-3 ${look}`}>
      <p className="font-bold">{isResting ? t("resting") : blockText(block)}</p>
      {isResting && <p className="text-sm">{t("restingHint")}</p>}
    </div>
  );
}
