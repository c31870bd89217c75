import { type Endpoint, endpoints } from "@/lib/contracts/endpoints";

const rows: [string, Endpoint][] = Object.entries(endpoints);

test("the call table has the ids API-01 to API-113, each once", () => {
  const ids = rows
    .map(([, row]) => row.id)
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const wanted = Array.from(
    { length: 113 },
    (_all, index) => `API-${String(index + 1).padStart(2, "0")}`,
  );
  expect(ids).toEqual(wanted);
});

test("no two rows have the same method and path, except rows with sameCallAs", () => {
  const own = rows
    .filter(([, row]) => !row.sameCallAs)
    .map(([, row]) => `${row.method} ${row.path}`);
  expect(new Set(own).size).toBe(own.length);
});

test("a row with sameCallAs has the same method and path as the row that it names", () => {
  for (const [, row] of rows.filter(([, { sameCallAs }]) => sameCallAs)) {
    const sameCall = rows.find(([name]) => name === row.sameCallAs)?.[1];
    expect(sameCall).toMatchObject({ method: row.method, path: row.path });
  }
});

test("thirdLogin is POST /UserApi/thirdLogin, and no path contains braces (AP-13)", () => {
  expect(endpoints.thirdLogin).toMatchObject({ method: "POST", path: "/UserApi/thirdLogin" });
  expect(rows.filter(([, row]) => row.path.includes("{"))).toEqual([]);
});

test.each(rows)("%s: the row has a cache time exactly if its answer is public", (_name, row) => {
  expect(row.seconds !== undefined).toBe(row.cache === "public");
});

test.each(rows)(
  "%s: the row has a params schema exactly if its path has parameters",
  (_name, row) => {
    const parts = [...row.path.matchAll(/:(\w+)/g)].map(([, part]) => part);
    expect(parts.length > 0).toBe(row.params !== undefined);
  },
);

test("only three calls that change data use GET (AP-12)", () => {
  const changing = rows.filter(([, row]) => row.cache === "mutation" && row.method === "GET");
  expect(changing.map(([name]) => name)).toEqual(["bindCard", "getLinePayConfirm", "payResult"]);
});

test.each([
  ["ordering", { pay_total: 1 }],
  ["beforeOrdering", { subtotal: 1 }],
  ["thirdLoginOP", { member_id: 7 }],
  ["createThirdUser", { business_id: 1 }],
] as const)("%s refuses a field that the contract does not name", (name, extra) => {
  const result = endpoints[name].body.safeParse(extra);
  // If the body is a union, the error contains a list of problems for each member of the union.
  const problems = result.error?.issues.flatMap((issue) =>
    issue.code === "invalid_union" ? issue.errors.flat() : [issue],
  );
  expect(problems?.map(({ code }) => code)).toContain("unrecognized_keys");
});
