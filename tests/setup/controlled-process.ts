/**
 * Loaded into a process with `--import`. A message with milliseconds sets the clocks of the process forward, and the
 * answer is the processor time that the process has used, in milliseconds. The answer to "memory" is the number of
 * bytes in use after a garbage collection.
 */
let ahead = 0;
const RealDate = Date;
const realNow = performance.now.bind(performance);

globalThis.Date = class extends RealDate {
  // The framework copies the class with its own properties only.
  static override readonly UTC = RealDate.UTC;
  static override readonly parse = RealDate.parse;

  constructor(...parts: unknown[]) {
    // The constructor's overloads accept no spread of a union.
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
