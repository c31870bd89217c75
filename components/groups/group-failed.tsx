import { useTranslations } from "next-intl";
import { LoadFailed } from "@/components/ui/load-failed";
import type { Refusal } from "@/lib/contracts/envelope";

type Props = { failure: Refusal; read: () => Promise<unknown> };

/** Shown instead of a section of the group order page that could not be loaded. */
export function GroupFailed({ failure, read }: Props) {
  const t = useTranslations("groupOrder");
  return (
    <LoadFailed
      title={t("failed")}
      failure={failure}
      retryLabel={t("retry")}
      onRetry={() => void read()}
    />
  );
}
