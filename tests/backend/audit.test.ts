import { type AuditLine, auditOf, createAudit } from "../../backend/audit.ts";

function createRecordedAudit() {
  const lines: AuditLine[] = [];
  let now = 0;
  const audit = createAudit({ now: () => now, write: (line) => void lines.push(line) });
  const minuteLater = () => {
    now += 60_000;
  };
  return { lines, audit, minuteLater };
}

it.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
])("writes the address %s only as its network %s (SE-26)", (ip, network) => {
  const { audit, lines } = createRecordedAudit();
  auditOf(audit, { ip })({ kind: "token-refused" });
  expect(lines).toEqual([{ level: "warn", kind: "token-refused", network }]);
});

it('records no network if the address is "unknown" (SE-26)', () => {
  const { audit, lines } = createRecordedAudit();
  auditOf(audit, { ip: "unknown" })({ kind: "token-refused" });
  expect(lines).toEqual([{ level: "warn", kind: "token-refused" }]);
});

it("records the call, the member id and the first 12 digits of the session id's hash", () => {
  const { audit, lines } = createRecordedAudit();
  auditOf(audit, { ip: "", call: "outLogin", sid: "abc", member_id: 7, express_id: null })({
    kind: "token-refused",
  });
  expect(lines).toEqual([
    {
      level: "warn",
      kind: "token-refused",
      call: "outLogin",
      member_id: 7,
      session: "ba7816bf8f01",
    },
  ]);
});

it("writes at most 30 refusals of one kind and network a minute, and tells in the next minute how many lines were left out", () => {
  const { audit, lines, minuteLater } = createRecordedAudit();
  const record = auditOf(audit, { ip: "203.0.113.77" });
  for (let n = 0; n < 100; n++) record({ kind: "token-refused" });
  expect(lines).toHaveLength(30);
  minuteLater();
  record({ kind: "token-refused" });
  record({ kind: "token-refused" });
  expect(lines.slice(30).map(({ suppressed }) => suppressed)).toEqual([70, undefined]);
});

it("writes at most 1,500 refusals a minute for all networks together", () => {
  const { audit, lines } = createRecordedAudit();
  for (let n = 0; n < 3000; n++) {
    auditOf(audit, { ip: `10.${n >> 8}.${n & 255}.1` })({ kind: "token-refused" });
  }
  expect(lines).toHaveLength(1500);
});

it("does not limit the lines about sign-ins and about refused refunds that a worker reports", () => {
  const { audit, lines } = createRecordedAudit();
  const record = auditOf(audit, { ip: "203.0.113.77" });
  for (let n = 0; n < 100; n++) {
    record({ kind: "sign-in", member_id: 7, login_type: 1 });
    audit({ kind: "refund-refused", order_id: 1, payment_id: 2, amount: 3 });
  }
  expect(lines).toHaveLength(200);
});
