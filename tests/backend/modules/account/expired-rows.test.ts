import { login_attempts, otps, sessions } from "../../../../backend/db/schema/member-tables.ts";
import { deleteExpiredRows } from "../../../../backend/modules/account/expired-rows.ts";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

const DAY_MS = 86_400_000;

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const rowsLeft = async () => ({
  sessions: (await backend.db.select().from(sessions)).length,
  attempts: (await backend.db.select().from(login_attempts)).length,
  codes: (await backend.db.select().from(otps)).length,
});

it("deletes login attempts older than a day, one-time codes older than two days, and sessions unused for more than seven days", async () => {
  const { id, phone } = await insertMember(backend.db);
  const as = await backend.asMember({ id });
  await backend.call("getAuthParamStr", {
    as,
    body: { redirect_url: "http://localhost:3000/third/oplogin" },
  });
  await backend.call("requestOtpEncrypt", { as, body: { phone, encrypted: "" } });
  const rowsAfter = async (days: number) => {
    backend.clock.advance(days * DAY_MS);
    await deleteExpiredRows(backend.deps);
    return rowsLeft();
  };
  expect(await rowsAfter(1)).toEqual({ sessions: 1, attempts: 1, codes: 1 });
  expect(await rowsAfter(1)).toEqual({ sessions: 1, attempts: 0, codes: 1 });
  expect(await rowsAfter(1)).toEqual({ sessions: 1, attempts: 0, codes: 0 });
  expect(await rowsAfter(4)).toEqual({ sessions: 1, attempts: 0, codes: 0 });
  expect(await rowsAfter(1)).toEqual({ sessions: 0, attempts: 0, codes: 0 });
});
