import { statSync } from "node:fs";

/**
 * Runs all test files of one project before the next project, and within a project the largest files first. If the
 * projects were mixed, a worker would run files without a database between files with a database, and would close its
 * databases in the meantime. Opening a database again takes more than a second.
 */
export default class ProjectOrder {
  sort(tests) {
    const size = new Map(tests.map(({ path }) => [path, statSync(path).size]));
    const project = ({ context }) => context.config.displayName.name;
    return tests.toSorted(
      (a, b) =>
        project(b).localeCompare(project(a)) || (size.get(b.path) ?? 0) - (size.get(a.path) ?? 0),
    );
  }

  /** Jest calls this method after a run. It does nothing, because the order does not depend on results. */
  cacheResults() {}
}
