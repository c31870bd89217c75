import { findAnomalies, type History, type RowRead, type RowWrite } from "./dependency-graph";

type Acts = { reads?: [string, number][]; lists?: [string, string[]][]; writes?: Write[] };
/** The row, its version before the write, its version after the write, and the list of the row, if it has a list. */
type Write = [string, number | null, number, string?];

/** Builds a history from short notation. The row `a.1` belongs to the object `a`. */
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
      "each transaction reads what the previous transaction has written",
      {
        T1: { writes: [["a", null, 1]] },
        T2: { reads: [["a", 1]], writes: [["a", 1, 2]] },
        T3: { reads: [["a", 2]], writes: [["a", 2, 3]] },
      },
    ],
    [
      "a transaction reads a row, then locks the row and reads it again",
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
      "a transaction reads a row of an object that it does not write",
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
      "a transaction writes a row twice and reads it in between",
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
      "the second transaction sees the row that the first has added to a list",
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
      "a lost update if two transactions read the same version of a row and both write the row",
      {
        T1: { writes: [["a", null, 1]] },
        T2: { reads: [["a", 1]], writes: [["a", 1, 2]] },
        T3: { reads: [["a", 1]], writes: [["a", 2, 3]] },
      },
      ["lost update of a by T3", "G-single: T2 ww (a) -> T3 rw (a) -> T2"],
    ],
    [
      "write skew if two transactions each read the row that the other writes",
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
      "write skew if two transactions add to a list without seeing each other's row",
      {
        T1: { lists: [["all", []]], writes: [["a", null, 1, "all"]] },
        T2: { lists: [["all", []]], writes: [["b", null, 2, "all"]] },
      },
      ["G2: T1 rw (all) -> T2 rw (all) -> T1"],
    ],
    [
      "a G0 cycle if two transactions overwrite each other's rows",
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
      "a G1c cycle if two transactions read each other's rows",
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
      "a G-single cycle over three transactions",
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
