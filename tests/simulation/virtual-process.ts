import type { Outcome } from "./virtual-line-pay";

type Parked = {
  /** What the provider does when it carries out the call. null for a sleep. */
  effect: (() => void) | null;
  resume: (outcome: Outcome) => void;
};
type End = "crash-before" | "crash-after";
/**
 * How the wait of a parked operation ends. A crash ends all operations of the process. It happens before or after the
 * provider carries out the call of the parked operation.
 */
export type Resumption = Outcome | End;

/**
 * Creates a process that runs operations of the backend one at a time. An operation runs until it ends, calls a
 * provider or sleeps. While an operation waits for the provider or for the end of the sleep, it is parked. The caller
 * decides which parked operation continues.
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

  /** Starts or continues an operation. Resolves when the operation has ended or is parked. */
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

  // A parked operation may end during a later `resume`. Therefore `running` is read when the operation ends.
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
    /** Parks the operation that calls the provider. Resolves with the outcome of the call, or never after a crash. */
    pass: (effect: () => void) => park(effect),
    /** Parks the operation that sleeps. Replaces the timer of Node.js. */
    sleep: () => park(null),
    run,
    resume,
    waiting: () => parked.length,
    /** Returns how often an operation was started or continued. */
    runs: () => runs,
  };
}
