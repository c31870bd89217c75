import type { Env } from "./provider-settings.ts";
import { type StartPart, startProblems } from "./start-rules.ts";

/**
 * Checks the settings of the process. If there is a problem, prints all problems and ends the process. `more` contains
 * problems that the caller has found.
 */
export function requireStart(env: Env, part: StartPart, more: readonly string[] = []): void {
  const problems = [...startProblems(env, part), ...more];
  if (problems.length > 0) refuseStart(problems);
}

export function refuseStart(problems: readonly string[]): never {
  const list = problems.map((problem) => `  • ${problem}`).join("\n");
  process.stderr.write(
    `\n✖ This start is refused:\n${list}\n\nSee docs/operations.md, "Starting a service".\n\n`,
  );
  process.exit(1);
}
