/** The epoch seconds at which a submit started and ended. `end` is null while the submit runs. */
type Submit = { key: string; start: number; end: number | null };

/** Records when each submit ran. `seconds` returns the epoch seconds of the virtual clock. */
export function createSubmitTimes(seconds: () => number) {
  const submits: Submit[] = [];
  return {
    async record<Result>(key: string, send: () => Promise<Result>): Promise<Result> {
      const submit: Submit = { key, start: seconds(), end: null };
      submits.push(submit);
      return send().finally(() => {
        submit.end = seconds();
      });
    },
    /** Ends all running submits, because the process has crashed. */
    endAll(): void {
      for (const submit of submits) submit.end ??= seconds();
    },
    /** True if a submit with another key than `own` ran at `time`. */
    hasOther(own: string | undefined, time: number): boolean {
      return submits.some(
        ({ key, start, end }) => key !== own && start <= time && (end === null || time <= end),
      );
    },
  };
}
