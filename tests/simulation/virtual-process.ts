import type { Outcome } from "./virtual-line-pay";

type Parked = {
  /** The provider's part of the call. A sleep has none. */
  effect: (() => void) | null;
  resume: (outcome: Outcome) => void;
};
type End = "crash-before" | "crash-after";
/** The end of the wait of a parked operation. A crash ends all operations of the process at this point. */
export type Resumption = Outcome | End;

/**
 * Runs operations of the backend one at a time. An operation runs until it ends or waits for a provider or for time;
 * then it is parked, and the seed decides which operation goes on.
 */
export function createVirtualProcess() {
  let parked: Parked[] = [];
  let running: (() => void) | null = null;
  let errors: unknown[] = [];
  let runs = 0;

  const park = (effect: Parked["effect"]) =>
    new Promise<Outcome>((resume) => {
      parked.push({ effect, resume });
      running?.();
    });

  /** Resolves when the operation that `go` starts or continues has ended or is parked. */
  async function until(go: (ended: () => void) => void): Promise<void> {
    runs += 1;
    await new Promise<void>((settle) => {
      running = settle;
      go(settle);
    });
    running = null;
    const [error] = errors.splice(0);
    if (error !== undefined) throw error;
  }

  // An operation that parks may end during a later `resume`, so `running` is read at its end.
  const run = (work: () => Promise<unknown>) =>
    until(() => {
      work().then(
        () => running?.(),
        (error: unknown) => {
          errors.push(error);
          running?.();
        },
      );
    });

  async function resume(which: number, how: Resumption): Promise<void> {
    const one = parked[which % parked.length];
    if (!one) return;
    if (how === "crash-before" || how === "crash-after") {
      if (how === "crash-after") one.effect?.();
      parked = [];
      errors = [];
      return;
    }
    parked = parked.filter((other) => other !== one);
    await until(() => one.resume(one.effect ? how : "answered"));
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
