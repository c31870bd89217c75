import previewScript from "@/lib/cart/cart-preview-script.json";

/** With these props React does not change the content that the script has written into the element. */
const FILLED_BY_SCRIPT = {
  dangerouslySetInnerHTML: { __html: "" },
  suppressHydrationWarning: true,
};

/**
 * The cart page shows this preview until React has read the stored cart. The HTML of the page is the same cached file
 * for everybody, so an inline script fills in the store and the first products before the first paint. The page's
 * Content-Security-Policy contains the hash of the script (docs/decisions/074-first-paint.md).
 */
export function CartPreview() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8"
    >
      <div
        suppressHydrationWarning
        className="group min-h-80 rounded-sheet border border-line px-4 not-data-filled:animate-pulse not-data-filled:bg-surface md:px-6"
      >
        <div className="grid gap-2.5 border-line border-b pt-3 pb-4 group-not-data-filled:hidden">
          <div className="min-h-15.5">
            <p
              data-store=""
              className="py-1 font-bold text-lg wrap-anywhere"
              {...FILLED_BY_SCRIPT}
            />
          </div>
          <div className="min-h-14.5 rounded-card bg-surface" />
        </div>
        <div data-lines="" {...FILLED_BY_SCRIPT} />
        <div data-line="" hidden className="flex gap-3 border-line border-b py-4 hidden:hidden">
          {/* HTML requires a `src` for the template. The header has already loaded this file, and the script
              replaces the `src`. */}
          <img
            src="/icon.svg"
            alt=""
            width={320}
            height={320}
            className="aspect-square w-20 flex-none self-start rounded-card object-cover"
          />
          <b className="min-w-0 flex-1 leading-snug wrap-anywhere" />
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text of this repository */}
        <script dangerouslySetInnerHTML={{ __html: previewScript.code }} />
      </div>
      <div className="hidden h-48 animate-pulse rounded-sheet bg-surface lg:block" />
    </div>
  );
}
