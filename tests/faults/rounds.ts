const rounds = Number(process.env.FAULT_ROUNDS ?? 0);

/**
 * How many times a test runs a race. In a normal test run `one` is 1 and `few` is 2. With `FAULT_ROUNDS=50`, as in a
 * release check, both are 50.
 */
export const ROUNDS = { one: rounds || 1, few: rounds || 2 };

/** The number of simultaneous callers in a race. With `FAULT_ROUNDS` it is higher than in a normal test run. */
export const CROWD = rounds ? { submits: 200, rivals: 100 } : { submits: 30, rivals: 12 };
