/** Something is under way, and nobody knows for how long. */
export function PaymentWaiting() {
  return (
    <span
      aria-hidden
      className="size-10 animate-spin rounded-full border-4 border-line border-t-brand"
    />
  );
}
