import type { Outcome } from "./virtual-line-pay";

type Parked = {
  /** The provider's part of the call. A sleep has none. */
  effect: (() => void) | null;
  resume: (outcome: Outcome) => void;
};
type End = "crash-before" | "crash-after";
/** How the wait of a parked operation ends. A crash ends all operations of the process. */
export type Resumption = Outcome | End;

/**
 * Runs operations of the backend one at a time. An operation runs until it ends, or until it waits for a provider or a
 * sleep. Then it is parked, and the seed decides which operation continues.
 */
export function createVirtualProcess() {
  let parked: Parked[] = [];
  let running: (() => void) | null = null;
  let errors: unknown[] = [];
  let runs = 0;

  const park = (effect: Parked["effect"]) =>
    new Promise<Outcome>((resolve) => {
      parked.push({ effect, resume: resolve });
      running?.();
    });

  /** Starts or continues an operation. Resolves when it has ended or is parked. */
  async function waitFor(start: () => void): Promise<void> {
    runs += 1;
    await new Promise<void>((resolve) => {
      running = resolve;
      start();
    });
    running = null;
    const [error] = errors.splice(0);
    if (error !== undefined) throw error;
  }

  // An operation that parks may end during a later `resume`, so `running` is read at its end.
  const run = (work: () => Promise<unknown>) =>
    waitFor(() => {
      work().then(
        () => running?.(),
        (error: unknown) => {
          errors.push(error);
          running?.();
        },
      );
    });

  async function resume(which: number, outcome: Resumption): Promise<void> {
    const operation = parked[which % parked.length];
    if (!operation) return;
    if (outcome === "crash-before" || outcome === "crash-after") {
      if (outcome === "crash-after") operation.effect?.();
      parked = [];
      errors = [];
      return;
    }
    parked = parked.filter((other) => other !== operation);
    await waitFor(() => operation.resume(operation.effect ? outcome : "answered"));
  }

  return {
    /** Called by the provider. */
    pass: (effect: () => void) => park(effect),
    /** Replaces the sleep of the machine. */
    sleep: () => park(null),
    run,
    resume,
    waiting: () => parked.length,
    /** The number of times that an operation was started or continued. */
    runs: () => runs,
  };
}
