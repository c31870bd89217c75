/** The maximum time for calls in progress after the grace period. A payment call may take 45 s. */
const DRAIN_MS = 50_000;
/**
 * A second signal within this time belongs to the same stop: on Ctrl-C, a process may get a signal from the terminal
 * and another one from the launcher.
 */
const SAME_STOP_MS = 1_000;

type DrainOptions = {
  /**
   * The grace period. During this time the process still accepts connections, so that a proxy that checks `/ready` can
   * stop sending requests.
   */
  graceMs: number;
  drainMs?: number;
  /** Stops accepting connections, and resolves when the work in progress has ended. */
  close: () => Promise<void>;
  /** Called if the process ends before its work is finished. */
  onCut: (reason: string) => void;
};

export type Drain = { isDraining: () => boolean };

/**
 * Shuts the process down on SIGTERM or SIGINT. From the signal on, the process reports that it is not ready. After the
 * grace period it accepts no connections, finishes its work and exits with code 0. It exits with code 1 if the work
 * takes longer than `drainMs`, if `close` fails, or if a second signal comes later than `SAME_STOP_MS` after the first.
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
