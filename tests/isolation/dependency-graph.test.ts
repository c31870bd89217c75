import { findAnomalies, type History, type RowRead, type RowWrite } from "./dependency-graph";

type Acts = { reads?: [string, number][]; lists?: [string, string[]][]; writes?: Write[] };
/** The row, its version before, and its version after. A row of a list has the list as the fourth part. */
type Write = [string, number | null, number, string?];

/** `a.1` is a row of the object `a`. */
function historyOf(acts: Record<string, Acts>): History {
  const objectOf = (row: string) => row.split(".")[0] ?? "";
  const ids = Object.entries(acts);
  return {
    transactions: ids.map(([id, { reads = [], lists = [] }]) => ({
      id,
      reads: reads.map(([row, version]): RowRead => ({ row, object: objectOf(row), version })),
      lists: lists.map(([list, seen]) => ({ list, sees: (other: string) => seen.includes(other) })),
    })),
    writes: ids.flatMap(([transaction, { writes = [] }]) =>
      writes.map(
        ([row, before, after, list = null]): RowWrite => ({
          transaction,
          row,
          object: objectOf(row),
          before,
          after,
          list,
        }),
      ),
    ),
  };
}

describe("a history of committed transactions (JB-09)", () => {
  const SERIAL: [string, Record<string, Acts>][] = [
    [
      "each reads what the one before has written",
      {
        T1: { writes: [["a", null, 1]] },
        T2: { reads: [["a", 1]], writes: [["a", 1, 2]] },
        T3: { reads: [["a", 2]], writes: [["a", 2, 3]] },
      },
    ],
    [
      "one looks at a row, then locks it and reads it again",
      {
        T1: { writes: [["a", null, 1]] },
        T2: { writes: [["a", 1, 2]] },
        T3: {
          reads: [
            ["a", 1],
            ["a", 2],
          ],
          writes: [["a", 2, 3]],
        },
      },
    ],
    [
      "one reads a row that it does not need for its write",
      {
        T1: {
          writes: [
            ["a", null, 1],
            ["b", null, 2],
          ],
        },
        T2: { reads: [["a", 1]], writes: [["b", 3, 4]] },
        T3: {
          writes: [
            ["a", 1, 5],
            ["b", 2, 3],
          ],
        },
      },
    ],
    [
      "one writes a row twice and reads it in between",
      {
        T1: { writes: [["a", null, 1]] },
        T2: {
          reads: [
            ["a", 1],
            ["a", 2],
          ],
          writes: [
            ["a", 1, 2],
            ["a", 2, 3],
          ],
        },
      },
    ],
    [
      "the second of two sees what the first has added to a list",
      {
        T1: { lists: [["all", []]], writes: [["a", null, 1, "all"]] },
        T2: { lists: [["all", ["T1"]]], writes: [["b", null, 2, "all"]] },
      },
    ],
  ];
  it.each(SERIAL)("has no anomaly if %s", (_title, acts) => {
    expect(findAnomalies(historyOf(acts))).toEqual([]);
  });

  const ANOMALOUS: [string, Record<string, Acts>, string[]][] = [
    [
      "a lost update, if two write on the basis of the same version",
      {
        T1: { writes: [["a", null, 1]] },
        T2: { reads: [["a", 1]], writes: [["a", 1, 2]] },
        T3: { reads: [["a", 1]], writes: [["a", 2, 3]] },
      },
      ["lost update of a by T3", "G-single: T2 ww (a) -> T3 rw (a) -> T2"],
    ],
    [
      "write skew, if each reads the row of an object that the other writes",
      {
        T1: {
          writes: [
            ["a.1", null, 1],
            ["a.2", null, 2],
          ],
        },
        T2: { reads: [["a.1", 1]], writes: [["a.2", 2, 3]] },
        T3: { reads: [["a.2", 2]], writes: [["a.1", 1, 4]] },
      },
      ["G2: T2 rw (a.1) -> T3 rw (a.2) -> T2"],
    ],
    [
      "write skew, if each adds to a list without seeing the other",
      {
        T1: { lists: [["all", []]], writes: [["a", null, 1, "all"]] },
        T2: { lists: [["all", []]], writes: [["b", null, 2, "all"]] },
      },
      ["G2: T1 rw (all) -> T2 rw (all) -> T1"],
    ],
    [
      "a cycle of writes",
      {
        T1: {
          writes: [
            ["a", null, 1],
            ["b", 3, 4],
          ],
        },
        T2: {
          writes: [
            ["a", 1, 2],
            ["b", null, 3],
          ],
        },
      },
      ["G0: T1 ww (a) -> T2 ww (b) -> T1"],
    ],
    [
      "a cycle of reads",
      {
        T1: {
          reads: [["b.1", 2]],
          writes: [
            ["a.1", null, 1],
            ["b.2", null, 3],
          ],
        },
        T2: {
          reads: [["a.1", 1]],
          writes: [
            ["b.1", null, 2],
            ["a.2", null, 4],
          ],
        },
      },
      ["G1c: T1 wr (a.1) -> T2 wr (b.1) -> T1"],
    ],
    [
      "a cycle over three",
      {
        T1: {
          writes: [
            ["a", null, 1],
            ["c.1", 9, 10],
          ],
        },
        T2: {
          writes: [
            ["a", 1, 2],
            ["b", null, 3],
          ],
        },
        T3: {
          reads: [["c.1", 9]],
          writes: [
            ["b", 3, 4],
            ["c.2", null, 5],
          ],
        },
      },
      ["G-single: T1 ww (a) -> T2 ww (b) -> T3 rw (c.1) -> T1"],
    ],
  ];
  it.each(ANOMALOUS)("has %s", (_title, acts, found) => {
    expect(findAnomalies(historyOf(acts))).toEqual(found);
  });
});
