import {
  PaymentReturnPage,
  paymentReturnMetadata,
} from "@/components/payments/payment-return-page";

export const generateMetadata = paymentReturnMetadata;

export default function LinePayReturnPage() {
  return <PaymentReturnPage of="line-pay" />;
}
