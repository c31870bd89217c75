/**
 * A row that a transaction read, and the version that it read. `object` is what the row belongs to, such as an order.
 */
export type RowRead = { row: string; object: string; version: number };
/**
 * A read of all rows of a list, such as the orders of a member. `sees` says whether the read saw a transaction's rows.
 */
type ListRead = { list: string; sees: (transaction: string) => boolean };
type Transaction = { id: string; reads: RowRead[]; lists: ListRead[] };
/** A write of a committed transaction. `before` and `after` are versions of the row; `before` is null for an insert. */
export type RowWrite = {
  transaction: string;
  row: string;
  object: string;
  before: number | null;
  after: number;
  list: string | null;
};
export type History = { transactions: Transaction[]; writes: RowWrite[] };

/**
 * How transaction `to` of an edge depends on transaction `from`. `ww`: `to` overwrote a version that `from` had
 * written. `wr`: `to` read a version that `from` had written. `rw`: `to` overwrote a version that `from` had read, or
 * added a row to a list that `from` had read.
 */
type Dependency = "ww" | "wr" | "rw";
type Edge = { from: string; to: string; kind: Dependency; what: string };

/**
 * Returns the anomalies: lost updates, and cycles of dependencies. An anomaly shows that the transactions could not
 * have had this result if they had run one after the other. The names of the cycles (G0, G1c, G-single and G2) are
 * those of Adya's isolation levels.
 *
 * A read counts only if its transaction also made a write that may depend on the read:
 *
 * - for the read of a row: a write to a row of the same object;
 * - for the read of a list: a write to a row of this list.
 *
 * A read of a version that the same transaction wrote does not count. If a transaction read a row or a list several
 * times, only the last read counts, because a transaction may read a row, then lock the row and read it again.
 */
export function findAnomalies(history: History): string[] {
  const { writes } = history;
  const decisive = history.transactions.map((one) => decisiveReads(one, writes));
  const lost = decisive.flatMap((one) => lostUpdates(one, writes));
  const edges = [...writeEdges(writes), ...decisive.flatMap((one) => readEdges(one, writes))];
  return [...lost, ...findCycles(edges.filter(({ from, to }) => from !== to))];
}

function decisiveReads({ id, reads, lists }: Transaction, writes: RowWrite[]): Transaction {
  const own = writes.filter(({ transaction }) => transaction === id);
  const versions = new Set(own.map(({ after }) => after));
  const objects = new Set(own.map(({ object }) => object));
  const added = new Set(own.map(({ list }) => list));
  const others = reads.filter(
    ({ object, version }) => objects.has(object) && !versions.has(version),
  );
  return {
    id,
    reads: [...new Map(others.map((read) => [read.row, read])).values()],
    lists: [
      ...new Map(
        lists.filter(({ list }) => added.has(list)).map((read) => [read.list, read]),
      ).values(),
    ],
  };
}

/**
 * Finds rows that a transaction read and wrote although another transaction wrote them between the read and the write.
 */
function lostUpdates({ id, reads }: Transaction, writes: RowWrite[]): string[] {
  return reads.flatMap(({ row, version }) => {
    const own = writes.find((write) => write.transaction === id && write.row === row);
    return own && own.before !== version ? [`lost update of ${row} by ${id}`] : [];
  });
}

function writeEdges(writes: RowWrite[]): Edge[] {
  const writers = new Map(writes.map(({ after, transaction }) => [after, transaction]));
  return writes.flatMap(({ transaction, row, before }) => {
    const from = before === null ? undefined : writers.get(before);
    return from === undefined ? [] : [{ from, to: transaction, kind: "ww" as const, what: row }];
  });
}

function readEdges({ id, reads, lists }: Transaction, writes: RowWrite[]): Edge[] {
  const ofRows = reads.flatMap(({ row, version }) =>
    writes.flatMap(({ transaction, before, after }): Edge[] => {
      if (after === version) return [{ from: transaction, to: id, kind: "wr", what: row }];
      return before === version ? [{ from: id, to: transaction, kind: "rw", what: row }] : [];
    }),
  );
  const ofLists = lists.flatMap(({ list, sees }) =>
    writes
      .filter((write) => write.list === list && write.before === null)
      .map(
        ({ transaction }): Edge =>
          sees(transaction)
            ? { from: transaction, to: id, kind: "wr", what: list }
            : { from: id, to: transaction, kind: "rw", what: list },
      ),
  );
  return [...ofRows, ...ofLists];
}

/** Returns a shortest cycle through each transaction that is part of a cycle. Each cycle appears once. */
function findCycles(edges: Edge[]): string[] {
  const from = Map.groupBy(edges, (edge) => edge.from);
  const cycles = [...from.keys()].flatMap((start) => {
    const cycle = shortestCycle(start, from);
    return cycle ? [describe(cycle)] : [];
  });
  return [...new Set(cycles)];
}

/** Finds a shortest cycle by breadth-first search. The loop also visits the transactions that it adds to `reached`. */
function shortestCycle(start: string, from: Map<string, Edge[]>): Edge[] | null {
  const reached = new Map<string, Edge[]>([[start, []]]);
  for (const [transaction, path] of reached) {
    for (const edge of from.get(transaction) ?? []) {
      if (edge.to === start) return [...path, edge];
      if (!reached.has(edge.to)) reached.set(edge.to, [...path, edge]);
    }
  }
  return null;
}

/** Describes a cycle. The text starts at the smallest transaction id, so equal cycles have equal texts. */
function describe(cycle: Edge[]): string {
  const least = cycle.reduce(
    (at, { from }, index) => (from < (cycle[at]?.from ?? "") ? index : at),
    0,
  );
  const rotated = [...cycle.slice(least), ...cycle.slice(0, least)];
  const steps = rotated.map(({ from, kind, what }) => `${from} ${kind} (${what})`).join(" -> ");
  return `${nameOf(cycle)}: ${steps} -> ${rotated[0]?.from}`;
}

function nameOf(cycle: Edge[]): string {
  const reads = cycle.filter(({ kind }) => kind === "rw").length;
  if (reads > 1) return "G2";
  if (reads === 1) return "G-single";
  return cycle.some(({ kind }) => kind === "wr") ? "G1c" : "G0";
}
