type Tracked = {
  key: string;
  /** The kind of object that a row belongs to, such as `order`, and the column with the id of that object. */
  object: [string, string];
  /**
   * An update of these columns makes a new version. Other columns, such as the time of the next check, do not matter.
   */
  versionedBy: string[];
  /** The backend locks rows of this table by an update to the same value. Such an update makes no new version. */
  isLockedByUpdate?: true;
  /** The rows with the same value in this column form a list. */
  list?: string;
};

/** The tables whose row versions the test records. */
export const TRACKED: Record<string, Tracked> = {
  balances: {
    key: "account",
    object: ["account", "account"],
    versionedBy: ["held"],
    isLockedByUpdate: true,
  },
  orders: {
    key: "id",
    object: ["order", "id"],
    versionedBy: ["order_status", "pay_status"],
    list: "member_id",
  },
  payments: {
    key: "id",
    object: ["order", "order_id"],
    versionedBy: ["status", "refund_due", "refunded", "claimed_until"],
  },
  redeem_codes: { key: "id", object: ["code", "id"], versionedBy: ["member_id"] },
};

/** SQL that gives each tracked row a version and records the writes of each committed transaction in `row_writes`. */
export const INSTALL = `
create sequence row_versions;
create table row_writes (
  seq bigint generated always as identity, transaction text, row text, object text, list text,
  before bigint, after bigint
);
create function next_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or tg_argv[0] = '' or to_jsonb(new) -> tg_argv[0] <> to_jsonb(old) -> tg_argv[0]
  then new.row_version := nextval('row_versions'); end if;
  return new;
end $$;
create function record_write() returns trigger language plpgsql as $$
declare now_row jsonb := to_jsonb(new);
begin
  if tg_op = 'UPDATE' and old.row_version = new.row_version then return null; end if;
  insert into row_writes (transaction, row, object, list, before, after) values (
    pg_current_xact_id()::text,
    tg_table_name || ' ' || (now_row ->> tg_argv[0]),
    tg_argv[1] || ' ' || (now_row ->> tg_argv[2]),
    tg_table_name || ' of ' || (now_row ->> tg_argv[3]),
    case when tg_op = 'UPDATE' then old.row_version end,
    new.row_version
  );
  return null;
end $$;
${Object.entries(TRACKED)
  .map(([table, tracked]) => install(table, tracked))
  .join("")}`;

function install(table: string, tracked: Tracked): string {
  const { key, object, versionedBy, list = "" } = tracked;
  const compared = tracked.isLockedByUpdate ? versionedBy : "";
  return `
alter table ${table} add column row_version bigint;
create trigger next_version before insert or update of ${versionedBy.join(", ")} on ${table}
  for each row execute function next_version('${compared}');
create trigger record_write after insert or update on ${table}
  for each row execute function record_write('${key}', '${object[0]}', '${object[1]}', '${list}');`;
}

type Versioned = {
  text: string;
  tables: string[];
  /** The list that the query reads. `parameter` is the number n of the parameter `$n` that selects the list. */
  list: { table: string; parameter: number } | null;
};
/** The number of columns that a query gets for each table: the row's key, the object's id and the version. */
export const ADDED = 3;

/**
 * Adds columns with row versions to a query. Returns null for a statement that is no `select`, that reads no tracked
 * table, or that uses `distinct`, `group by`, an aggregate or `coalesce`.
 */
export function withVersions(text: string): Versioned | null {
  if (!/^select (?!distinct)/.test(text)) return null;
  const top = topLevel(text);
  const end = top.indexOf(' from "');
  if (end < 0 || /\b(?:count|sum|min|max|coalesce)\(/.test(top.slice(0, end))) return null;
  if (/ group by /.test(top)) return null;
  const named = [...top.slice(end).matchAll(/ (?:from|join) "(\w+)"(?! ")/g)];
  const tables = named.flatMap(([, name = ""]) => (name in TRACKED ? [name] : []));
  if (tables.length === 0) return null;
  const columns = tables.map((name) => {
    const { key, object } = TRACKED[name] as Tracked;
    return `, "${name}"."${key}"::text, "${name}"."${object[1]}"::text, "${name}"."row_version"`;
  });
  return {
    text: text.slice(0, end) + columns.join("") + text.slice(end),
    tables,
    list: listIn(text.slice(end), tables),
  };
}

function listIn(conditions: string, tables: string[]): Versioned["list"] {
  for (const table of tables) {
    const column = TRACKED[table]?.list;
    const [, parameter] = new RegExp(`"${table}"\\."${column}" = \\$(\\d+)`).exec(conditions) ?? [];
    if (column && parameter) return { table, parameter: Number(parameter) };
  }
  return null;
}

/** Replaces everything between parentheses by spaces, so that a subquery is not searched. The length stays the same. */
function topLevel(text: string): string {
  let depth = 0;
  return [...text]
    .map((letter) => {
      if (letter === ")") depth -= 1;
      const kept = depth === 0 ? letter : " ";
      if (letter === "(") depth += 1;
      return kept;
    })
    .join("");
}
