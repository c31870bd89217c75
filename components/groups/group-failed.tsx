import { useTranslations } from "next-intl";
import { LoadFailed } from "@/components/ui/load-failed";
import type { Refusal } from "@/lib/contracts/envelope";

type Props = { failure: Refusal; read: () => Promise<unknown> };

/** Shown in place of a part of the page of a group order that failed to load. */
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
