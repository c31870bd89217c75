/** Lets pending promises, imports and tasks run. Needs real timers, and does not wait for time to pass. */
export async function flushTasks(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}
