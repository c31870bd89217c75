import { type AbstractIntlMessages, IntlProvider } from "next-intl";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { pageLocale } from "@/lib/client/page-locale";
import type { Locale } from "@/lib/routing/routes";

/**
 * The event for a component whose code failed to load (RB-08). Its detail is true if the page handles the failure
 * itself. Otherwise `SessionSync` shows a message.
 */
export const LOAD_FAILED_EVENT = "chunk-preload-error";
/** Events that start another try: a press, or the return of the network. */
const RETRY_EVENTS = ["click", "online"] as const;

/** Loads the texts of a component in the language of the page. The HTML contains none of them. */
export type LoadTexts = Record<Locale, () => Promise<AbstractIntlMessages>>;

type LoadHandlers = {
  /** Called when the code failed to load. The caller handles the failure. The next press tries again. */
  onUnavailable?: () => void;
  /** Called when the code failed to load. `SessionSync` shows the message, unless `onUnavailable` is set too. */
  onLoadFailed?: () => void;
};
type DialogProps = { open: boolean; onClose: () => void };

/**
 * A component whose code and texts load when it is first shown. next/dynamic is not used, because it adds more code
 * to every page than most of these components have. lazy() is not used, because a failed load throws in the whole
 * page and is never tried again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts?: LoadTexts,
) {
  let loaded: ComponentType<Props> | null = null;

  async function fetchPart() {
    loaded ??= await Promise.all([load(), texts?.[pageLocale()]()]).then(
      ([Part, messages]) => (messages ? withTexts(Part, messages) : Part),
      () => null,
    );
    return loaded;
  }

  return function OnDemand(props: Props & LoadHandlers) {
    const [Part, setPart] = useState(() => loaded);
    const reportFailure = useEffectEvent(() => {
      window.dispatchEvent(
        new CustomEvent(LOAD_FAILED_EVENT, { detail: props.onUnavailable !== undefined }),
      );
      props.onUnavailable?.();
      props.onLoadFailed?.();
    });
    const isMissing = Part === null;
    useEffect(() => {
      if (!isMissing) return;
      return retryUntilStopped(async () => {
        const part = await fetchPart();
        return () => (part ? setPart(() => part) : reportFailure());
      });
    }, [isMissing]);
    return Part && <Part {...props} />;
  };
}

/**
 * A dialog whose code loads when it is first opened. It stays mounted afterwards. If the code fails to load, the
 * dialog is closed, so that it does not open by itself when the network returns.
 */
export function onDemandDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts?: LoadTexts,
) {
  const Part = onDemand(load, texts);
  return function OnDemandDialog(props: Props & DialogProps) {
    const [isWanted, setWanted] = useState(false);
    if (props.open && !isWanted) setWanted(true);
    const handleLoadFailed = () => {
      setWanted(false);
      props.onClose();
    };
    return isWanted && <Part {...props} onLoadFailed={handleLoadFailed} />;
  };
}

function withTexts<Props extends object>(
  Part: ComponentType<Props>,
  messages: AbstractIntlMessages,
): ComponentType<Props> {
  return function WithTexts(props: Props) {
    return (
      <IntlProvider locale={pageLocale()} messages={messages}>
        <Part {...props} />
      </IntlProvider>
    );
  };
}

/** Loads at once and again at each retry event, one load at a time. Returns a function that stops it. */
function retryUntilStopped(load: () => Promise<() => void>): () => void {
  const stopping = new AbortController();
  let isLoading = false;
  async function loadOnce() {
    if (isLoading) return;
    isLoading = true;
    const apply = await load();
    isLoading = false;
    if (!stopping.signal.aborted) apply();
  }
  const startedAt = performance.now();
  // The press that opened the component reaches the window after this line. It must not start another try.
  const handleRetry = ({ timeStamp }: Event) => void (timeStamp > startedAt && loadOnce());
  for (const eventName of RETRY_EVENTS) {
    window.addEventListener(eventName, handleRetry, { signal: stopping.signal });
  }
  void loadOnce();
  return () => stopping.abort();
}
