import { useTranslations } from "next-intl";
import { QrCode } from "@/components/ui/qr-code";

type Props = { text: string };

export function PayQrCode({ text }: Props) {
  const t = useTranslations("payments");
  return <QrCode text={text} label={t("icashQr")} />;
}
