/** The spinner of a payment that is being checked. */
export function PaymentWaiting() {
  return (
    <span
      aria-hidden
      className="size-10 animate-spin rounded-full border-4 border-line border-t-brand"
    />
  );
}
