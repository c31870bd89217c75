const asked = Number(process.env.FAULT_ROUNDS ?? 0);

/**
 * How often a race is run: few times with every test run, and `FAULT_ROUNDS=50` times before a release (the goals'
 * own number). `few` is for what takes long already.
 */
export const ROUNDS = { one: asked || 1, few: asked || 2 };

/** How many do the same at once: the goals' number with `FAULT_ROUNDS`, fewer with every test run. */
export const CROWD = asked ? { submits: 200, rivals: 100 } : { submits: 30, rivals: 12 };
