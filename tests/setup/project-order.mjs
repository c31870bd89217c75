import { statSync } from "node:fs";

/**
 * Runs the files of one project after the other, and large files first. A worker closes its databases when files
 * without them follow, and opening one again takes more than a second.
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

  /** Jest calls it after a run. The order needs no results. */
  cacheResults() {}
}
