/** A placeholder with the height of a store card. */
export function StoreCardSkeleton() {
  return (
    <div aria-hidden="true" className="animate-pulse">
      <div className="aspect-video rounded-card bg-line" />
      <div className="mt-3.5 h-4 w-3/5 rounded-full bg-line" />
      <div className="mt-2.5 mb-6 h-3 w-4/5 rounded-full bg-line" />
    </div>
  );
}
