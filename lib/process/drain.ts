/** The longest time that calls in progress may take after the grace: a payment may take 45 s. */
const DRAIN_MS = 50_000;
/** A terminal sends Ctrl-C to the launcher and to its processes, so one stop may arrive as two signals. */
const SAME_STOP_MS = 1_000;

type DrainOptions = {
  /**
   * The process takes new connections for this time, so that a proxy that asks `/ready` has stopped using it by then.
   */
  graceMs: number;
  drainMs?: number;
  /** Takes no new connections and resolves when the work in progress has ended. */
  close: () => Promise<void>;
  /** Reports an end that cut off work. */
  onCut: (reason: string) => void;
};

export type Drain = { isDraining: () => boolean };

/**
 * Ends the process in order on SIGTERM or SIGINT: not ready, no new connections after the grace, work in progress
 * ends, exit with 0. It exits with 1 after `drainMs`, or at once on a second signal.
 */
export function drainOnSignal({ graceMs, drainMs = DRAIN_MS, close, onCut }: DrainOptions): Drain {
  let since: number | undefined;

  function cutOff(reason: string): void {
    onCut(reason);
    process.exit(1);
  }

  function onSignal(): void {
    if (since !== undefined) {
      if (performance.now() - since > SAME_STOP_MS) cutOff("a second signal");
      return;
    }
    since = performance.now();
    setTimeout(cutOff, graceMs + drainMs, `work in progress took longer than ${drainMs / 1000} s`);
    setTimeout(() => {
      close().then(
        () => process.exit(0),
        (error: unknown) => cutOff(String(error)),
      );
    }, graceMs);
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, onSignal);
  return { isDraining: () => since !== undefined };
}
