import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

/**
 * The event for a part whose code could not be fetched (RB-08). Its detail is true when the page of that part shows
 * the message; otherwise the shell shows it.
 */
export const LOST = "chunk-preload-error";
/** When it is worth another try: a press, or the network is back. */
const RETRY_SIGNS = ["click", "online"] as const;

type Own = {
  /** The code is not to be had now; the next press tries again. */
  onUnavailable?: () => void;
  /** The same, where the shell is to say so. */
  onLost?: () => void;
};
type Opening = { open: boolean; onClose: () => void };

/**
 * A part whose code is fetched when it is first shown. Not next/dynamic: what that adds to every page weighs
 * more than most of the parts it would hold back. Not lazy() either: it throws what the network lost at the
 * whole page, and remembers the loss for ever.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let kept: ComponentType<Props> | null = null;

  async function fetchPart() {
    kept ??= await load().catch(() => null);
    return kept;
  }

  return function OnDemand(props: Props & Own) {
    const [Part, setPart] = useState(() => kept);
    const lose = useEffectEvent(() => {
      window.dispatchEvent(new CustomEvent(LOST, { detail: props.onUnavailable !== undefined }));
      props.onUnavailable?.();
      props.onLost?.();
    });
    const isMissing = Part === null;
    useEffect(() => {
      if (!isMissing) return;
      return whileMissing(async () => {
        const part = await fetchPart();
        return () => (part ? setPart(() => part) : lose());
      });
    }, [isMissing]);
    return Part && <Part {...props} />;
  };
}

/**
 * A dialog of that kind: fetched when it is first opened, there for the next time. One whose code was lost is
 * closed: it must not open by itself when the network is back.
 */
export function onDemandDialog<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = onDemand(load);
  return function OnDemandDialog(props: Props & Opening) {
    const [isWanted, setWanted] = useState(false);
    if (props.open && !isWanted) setWanted(true);
    const handleLost = () => {
      setWanted(false);
      props.onClose();
    };
    return isWanted && <Part {...props} onLost={handleLost} />;
  };
}

/** Asks at once and at every sign, one question at a time, until it is ended. */
function whileMissing(ask: () => Promise<() => void>): () => void {
  const ending = new AbortController();
  let isAsking = false;
  async function askOnce() {
    if (isAsking) return;
    isAsking = true;
    const settle = await ask();
    isAsking = false;
    if (!ending.signal.aborted) settle();
  }
  const begun = performance.now();
  // The press that opens the part reaches the window after this, and is no sign to try again.
  const handleSign = ({ timeStamp }: Event) => void (timeStamp > begun && askOnce());
  for (const sign of RETRY_SIGNS) {
    window.addEventListener(sign, handleSign, { signal: ending.signal });
  }
  void askOnce();
  return () => ending.abort();
}
