import { type AbstractIntlMessages, IntlProvider } from "next-intl";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { pageLocale } from "@/lib/client/page-locale";
import type { Locale } from "@/lib/routing/routes";

/**
 * The name of the window event that reports that the code of a component failed to load (RB-08). `detail` is true if
 * the code is not needed yet or the page handles the failure itself. Otherwise `ReloadOffer` offers to reload the page.
 */
export const LOAD_FAILED_EVENT = "chunk-preload-error";
/** The window events that start another try to load: a press, or the return of the network. */
export const RETRY_EVENTS = ["click", "online"] as const;

/**
 * For each language, a function that loads the texts of a component. The HTML of the page does not contain these texts.
 */
export type LoadTexts = Record<Locale, () => Promise<AbstractIntlMessages>>;

type LoadHandlers = {
  /**
   * True while the component is not needed yet and its code is loaded in advance. If this load fails, `ReloadOffer`
   * shows nothing.
   */
  isEarly?: boolean;
  /** Called when the code failed to load. The caller handles the failure, so `ReloadOffer` shows nothing. */
  onUnavailable?: () => void;
  /** Called when the code failed to load. `ReloadOffer` also offers a reload. */
  onLoadFailed?: () => void;
};
type DialogProps = { open: boolean; onClose: () => void };

/**
 * Returns a component whose code and texts load when it is first shown. next/dynamic is not used, because it adds more
 * code to every page than most of these components contain. lazy() is not used, because after a failed load it breaks
 * the whole page and does not try again.
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
      const detail = props.isEarly || props.onUnavailable !== undefined;
      window.dispatchEvent(new CustomEvent(LOAD_FAILED_EVENT, { detail }));
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
 * Returns a dialog whose code loads when it is first opened. The dialog stays mounted afterwards. If its code fails to
 * load, the dialog calls `onClose`. Otherwise it would open by itself when the network returns.
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

/**
 * Calls `load` at once and again after each retry event, but not while an earlier load runs. When a load has ended,
 * calls the function with which `load` has resolved. Returns a function that stops the retries. After it has been
 * called, the result of a running load is ignored.
 */
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
  // The press that opened the component reaches the window only after this function has run. This press must not start
  // a second try.
  const handleRetry = ({ timeStamp }: Event) => void (timeStamp > startedAt && loadOnce());
  for (const eventName of RETRY_EVENTS) {
    window.addEventListener(eventName, handleRetry, { signal: stopping.signal });
  }
  void loadOnce();
  return () => stopping.abort();
}
