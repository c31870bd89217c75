import { useId } from "react";
import { Icon } from "./icon";

type FailedPhoto = { id: number; text: string; canRetry: boolean };
type Labels = { legend: string; hint: string; add: string; sending: string; uploaded: string };
type Props = {
  labels: Labels & { retry: string; discard: string; remove?: string };
  /** The uploaded photos. `url` is empty if the backend sent no URL for the photo. */
  photos: { url: string; alt: string }[];
  sendingCount: number;
  failed: FailedPhoto[];
  /** The number of photos that can still be added. */
  room: number;
  accept: readonly string[];
  onAdd: (files: File[]) => void;
  onRetry: (id: number) => void;
  onDiscard: (id: number) => void;
  onRemove?: (index: number) => void;
};

/**
 * A field for photos. Each photo is uploaded as soon as it is chosen. If the upload fails, the field shows the reason,
 * a button to discard the photo and, if `canRetry` is true, a button to upload it again.
 */
export function PhotoField(props: Props) {
  const { labels, photos, sendingCount, failed, room, accept, onAdd, onRemove } = props;
  const hintId = useId();
  return (
    <fieldset aria-describedby={hintId} className="grid gap-2">
      <legend className="mb-1 font-bold text-sm">{labels.legend}</legend>
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {photos.map(({ url, alt }, index) => (
          <li key={url || index} className="grid justify-items-center">
            <Photo url={url} alt={alt} />
            {onRemove && (
              <button
                type="button"
                onClick={() => onRemove(index)}
                className="min-h-11 px-2 text-ink-soft text-sm"
              >
                {labels.remove} <span className="sr-only">{alt}</span>
              </button>
            )}
          </li>
        ))}
        {Array.from({ length: sendingCount }, (_none, at) => `sending${at}`).map((key) => (
          <li
            key={key}
            className="grid size-20 place-items-center rounded-card border border-line bg-surface"
          >
            <span className="sr-only">{labels.sending}</span>
            <span
              aria-hidden="true"
              className="size-6 animate-spin rounded-full border-3 border-line border-t-brand"
            />
          </li>
        ))}
        {room > 0 && (
          <li>
            <label className="grid size-20 place-items-center content-center gap-1 rounded-card border border-ink-faint border-dashed text-sm hover:bg-surface has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2">
              <Icon name="plus" className="size-5 text-brand" />
              {labels.add}
              <input
                type="file"
                multiple
                accept={accept.join(",")}
                className="sr-only"
                onChange={({ target }) => {
                  onAdd([...(target.files ?? [])].slice(0, room));
                  // Without this, the browser would not report that the same file was chosen again.
                  target.value = "";
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p id={hintId} className="text-ink-soft text-sm">
        {labels.hint}
      </p>
      <p role="status" className="sr-only">
        {photos.length > 0 && labels.uploaded}
      </p>
      {failed.map((photo) => (
        <FailedRow key={photo.id} photo={photo} {...props} />
      ))}
    </fieldset>
  );
}

function Photo({ url, alt }: { url: string; alt: string }) {
  return url ? (
    <img
      src={url}
      alt={alt}
      width={80}
      height={80}
      className="size-20 rounded-card border border-line object-cover"
    />
  ) : (
    <span className="grid size-20 place-items-center rounded-card border border-line bg-surface">
      <span className="sr-only">{alt}</span>
      <Icon name="tick" className="size-5 text-good" />
    </span>
  );
}

function FailedRow({ photo, labels, onRetry, onDiscard }: Props & { photo: FailedPhoto }) {
  const { id, text, canRetry } = photo;
  return (
    <div role="alert" className="rounded-card bg-bad-tint px-4 pt-3 text-sm">
      <p className="text-bad wrap-anywhere">{text}</p>
      <div className="-mx-2 flex gap-2">
        {canRetry && (
          <button
            type="button"
            onClick={() => onRetry(id)}
            className="min-h-11 px-2 font-bold text-brand"
          >
            {labels.retry}
          </button>
        )}
        <button type="button" onClick={() => onDiscard(id)} className="min-h-11 px-2 text-ink-soft">
          {labels.discard}
        </button>
      </div>
    </div>
  );
}
