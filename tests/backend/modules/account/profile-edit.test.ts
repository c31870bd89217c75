import { eq } from "drizzle-orm";
import { schema } from "../../../../backend/db/client.ts";
import { insertMember } from "../../../factories/member-rows";
import { createTestBackend, type TestBackend } from "../../../setup/in-process-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

async function edit(body: object) {
  const member = await insertMember(backend.db, { last_name: "王", first_name: "小明" });
  const as = await backend.asMember(member);
  const answer = await backend.call("updateProfile", { as, body });
  const { envelope: profile } = await backend.call("profile", { as });
  const isMember = eq(schema.members.id, member.id);
  const [row] = await backend.db.select().from(schema.members).where(isMember);
  return { answer, member, row, profile: profile.data };
}

it("changes name and email of the member, and nothing else (MB-10)", async () => {
  const { answer, member, row, profile } = await edit({ name: "陳大文", email: "wen@example.com" });
  expect(answer.envelope.code).toBe(0);
  expect(profile).toMatchObject({ name: "陳大文", email: "wen@example.com", phone: member.phone });
  expect(row).toEqual({
    ...member,
    ...{ first_name: "陳大文", last_name: "", nickname: "陳大文", email: "wen@example.com" },
    update_time: expect.any(Number),
  });
});

it("takes an empty email", async () => {
  const { profile } = await edit({ name: "陳大文", email: "" });
  expect(profile.email).toBe("");
});

it.each([
  ["no name", { name: "", email: "" }],
  ["a wrong email", { name: "陳", email: "wen" }],
  ["a phone", { name: "陳", email: "", phone: "0900000000" }],
  ["a company", { name: "陳", email: "", business_id: 1 }],
])("refuses %s and writes nothing", async (_what, body) => {
  const { answer, member, row } = await edit(body);
  expect(answer.status).toBe(400);
  expect(row).toEqual(member);
});

it("is for members only", async () => {
  const body = { name: "陳大文", email: "" };
  const { envelope } = await backend.call("updateProfile", { as: backend.asVisitor(), body });
  expect(envelope.code).not.toBe(0);
});
