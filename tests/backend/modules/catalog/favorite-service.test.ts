import { COURIER_DESK_ID } from "../../../../backend/modules/catalog/courier-desk.ts";
import { FAVORITES_MAX } from "../../../../lib/contracts/codes.ts";
import { insertMember } from "../../../factories/member-rows";
import { insertStore } from "../../../factories/store-rows";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";

let backend: TestBackend;
let as: TestSession;
const ids: number[] = [];

beforeAll(async () => {
  backend = await createTestBackend();
  for (let count = 0; count < 4; count += 1) ids.push((await insertStore(backend.db)).id);
});
beforeEach(async () => {
  as = await backend.asMember(await insertMember(backend.db));
});
afterAll(() => backend.close());

const change = (body: { add?: number[]; remove?: number[] }, session = as) =>
  backend.call("favorites", { body: { add: [], remove: [], ...body }, as: session });

async function changeAndList(
  body: Parameters<typeof change>[0] = {},
  session = as,
): Promise<number[]> {
  return (await change(body, session)).envelope.data.map(({ id }) => id);
}

it("stores each added store once and returns the newest favorite first (HM-33)", async () => {
  const [first = 0, second = 0, third = 0] = ids;
  expect(await changeAndList({ add: [first] })).toEqual([first]);
  expect(await changeAndList({ add: [third, second, first] })).toEqual([third, second, first]);
  expect(await changeAndList()).toEqual([third, second, first]);
});

it("removes stores", async () => {
  const [first = 0, second = 0] = ids;
  await change({ add: [first, second] });
  expect(await changeAndList({ remove: [first] })).toEqual([second]);
});

it("returns the name and the picture of each store", async () => {
  const store = await insertStore(backend.db, { name: "最愛" });
  const { envelope } = await change({ add: [store.id] });
  expect(envelope.data).toEqual([{ id: store.id, name: "最愛", image: store.image }]);
});

it("does not change the favorites of another member", async () => {
  await change({ add: ids });
  const other = await backend.asMember(await insertMember(backend.db));
  expect(await changeAndList({ remove: ids }, other)).toEqual([]);
  expect(await changeAndList()).toEqual(ids);
});

it("ignores unknown stores and the courier desk", async () => {
  expect(await changeAndList({ add: [999_999, COURIER_DESK_ID] })).toEqual([]);
});

it("removes the oldest favorite if there are more than FAVORITES_MAX", async () => {
  const many: number[] = [];
  for (let count = 0; count < FAVORITES_MAX; count += 1) {
    many.push((await insertStore(backend.db)).id);
  }
  const [oldest = 0] = ids;
  await change({ add: [oldest] });
  expect(await changeAndList({ add: many })).toEqual(many);
});

it.each([
  ["too many stores", { add: Array.from({ length: FAVORITES_MAX + 1 }, (_none, at) => at + 1) }],
  ["an id of 0", { add: [0] }],
])("refuses %s with status 400 and stores nothing", async (_name, body) => {
  expect((await change(body)).status).toBe(400);
  expect(await changeAndList()).toEqual([]);
});

it("answers a visitor with status 401", async () => {
  expect((await backend.call("favorites", { body: { add: ids, remove: [] } })).status).toBe(401);
});
