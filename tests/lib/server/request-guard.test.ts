import { requestGuard } from "@/lib/server/request-guard";

const request = { method: "GET", url: "/home", headers: {}, peer: "203.0.113.7" };

describe("request guard", () => {
  const claim = { ...request, headers: { "x-forwarded-for": "198.51.100.1" } };

  it("replaces the address that a client claims by the address of its connection", () => {
    expect(requestGuard({ isBehindProxy: false })(claim)).toMatchObject({
      headers: { "x-forwarded-for": "203.0.113.7" },
    });
  });

  it("keeps the address that the operator's own proxy reports", () => {
    expect(requestGuard({ isBehindProxy: true })(claim)).toMatchObject({
      headers: { "x-forwarded-for": "198.51.100.1" },
    });
  });
});
