import {
  PaymentReturnPage,
  paymentReturnMetadata,
} from "@/components/payments/payment-return-page";

export const generateMetadata = paymentReturnMetadata;

export default function IcashPayReturnPage() {
  return <PaymentReturnPage of="icash-pay" />;
}
