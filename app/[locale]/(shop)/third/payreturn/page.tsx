import {
  PaymentReturnPage,
  paymentReturnMetadata,
} from "@/components/payments/payment-return-page";

export const generateMetadata = paymentReturnMetadata;

export default function PayReturnPage() {
  return <PaymentReturnPage of="attempt" />;
}
