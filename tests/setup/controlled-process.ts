/**
 * `--import` loads this file into a child process, so that the parent can control the process by messages. A message
 * that is a number n moves the clocks of the process forward by n milliseconds. Its answer is the processor time that
 * the process has used, in milliseconds. The answer to the message "memory" is the number of bytes in use after a
 * garbage collection.
 */

/** The milliseconds by which the clocks of this process are ahead. */
let ahead = 0;
const RealDate = Date;
const realNow = performance.now.bind(performance);

globalThis.Date = class extends RealDate {
  // Next.js copies the class without inherited properties, so the static methods must be its own properties.
  static override readonly UTC = RealDate.UTC;
  static override readonly parse = RealDate.parse;

  constructor(...parts: unknown[]) {
    // The cast is needed because TypeScript accepts no spread here.
    super(...((parts.length > 0 ? parts : [RealDate.now() + ahead]) as [number]));
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
} as DateConstructor;
performance.now = () => realNow() + ahead;

process.on("message", (request: number | "memory") => {
  process.send?.(request === "memory" ? bytesInUse() : processorTime(request));
});

function processorTime(milliseconds: number): number {
  ahead += milliseconds;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function bytesInUse(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
