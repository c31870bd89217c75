import { useTranslations } from "next-intl";
import { MessageDialog } from "@/components/ui/message-dialog";

type Props = { open: boolean; onClose: () => void };

/** Says that the browser does not store the cart, and what the customer can do (CA-56). */
export function UnkeptCartNotice({ open, onClose }: Props) {
  const t = useTranslations("productForm");
  return (
    <MessageDialog
      title={t("unkeptTitle")}
      message={open ? t("unkeptText") : null}
      closeLabel={t("close")}
      onClose={onClose}
    />
  );
}
