/** The cart's layout before this browser's cart is known. */
export function CartSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8"
    >
      <div className="h-80 animate-pulse rounded-sheet bg-surface" />
      <div className="hidden h-48 animate-pulse rounded-sheet bg-surface lg:block" />
    </div>
  );
}
