/**
 * Loaded into a process with `--import`: each message with milliseconds sets the process's clocks forward, and is
 * answered with the milliseconds of processor time that the process has used.
 */
let ahead = 0;
const RealDate = Date;
const realNow = performance.now.bind(performance);

globalThis.Date = class extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    // The constructor's overloads accept no spread of a union.
    const [first = RealDate.now() + ahead] = parts;
    super(first);
  }

  static override now(): number {
    return RealDate.now() + ahead;
  }
} as DateConstructor;
performance.now = () => realNow() + ahead;

process.on("message", (milliseconds: number) => {
  ahead += milliseconds;
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
