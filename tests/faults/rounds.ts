const rounds = Number(process.env.FAULT_ROUNDS ?? 0);

/**
 * The number of runs of a race: a few in every test run, and `FAULT_ROUNDS=50` before a release. `few` is for long
 * races.
 */
export const ROUNDS = { one: rounds || 1, few: rounds || 2 };

/** The number of callers that do the same at once: more with `FAULT_ROUNDS` than in every test run. */
export const CROWD = rounds ? { submits: 200, rivals: 100 } : { submits: 30, rivals: 12 };
