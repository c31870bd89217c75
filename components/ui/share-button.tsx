import { sharePage } from "@/lib/client/share";
import { Icon } from "./icon";

type Props = { label: string; onCopied: () => void };

/**
 * A button that opens the share dialog of the device. On a device without a share dialog it copies the URL of the
 * page, and calls `onCopied` if the copy succeeds.
 */
export function ShareButton({ label, onCopied }: Props) {
  async function share() {
    const shared = await sharePage({ title: document.title, url: window.location.href });
    if (shared === "copied") onCopied();
  }
  return (
    <button
      type="button"
      onClick={share}
      aria-label={label}
      className="grid size-11 flex-none place-items-center rounded-full text-ink-soft hover:bg-surface active:bg-brand-tint"
    >
      <Icon name="share" className="size-5.5" />
    </button>
  );
}
