import { format } from "node:util";

const LEVELS = ["error", "warn"] as const;
let unexpected: string[] = [];

// Fails a test that writes an error or a warning to the console. A test that expects a message replaces the spy:
// jest.spyOn(console, "error").mockImplementation(…).
beforeEach(() => {
  unexpected = [];
  for (const level of LEVELS) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      unexpected.push(`Unexpected console.${level}: ${format(...args)}`);
    });
  }
});

afterEach(() => {
  if (unexpected.length > 0) throw new Error(unexpected.join("\n"));
});
