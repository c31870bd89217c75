/**
 * Lets pending promises, imports and tasks run: waits for five timers of 0 ms, one after another. It does not work with
 * fake timers.
 */
export async function flushTasks(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}
