import {
  PaymentReturnPage,
  paymentReturnMetadata,
} from "@/components/payments/payment-return-page";

export const generateMetadata = paymentReturnMetadata;

export default function PayuniReturnPage() {
  return <PaymentReturnPage of="attempt" />;
}
