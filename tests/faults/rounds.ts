const rounds = Number(process.env.FAULT_ROUNDS ?? 0);

/**
 * How often a test repeats a race. In a normal test run `one` is 1 and `few` is 2. A release check sets
 * `FAULT_ROUNDS=50` for both.
 */
export const ROUNDS = { one: rounds || 1, few: rounds || 2 };

/** The number of simultaneous callers in a race. With `FAULT_ROUNDS` it is higher than in a normal test run. */
export const CROWD = rounds ? { submits: 200, rivals: 100 } : { submits: 30, rivals: 12 };
