import {
  clientAddress,
  isFromProxy,
  proxyProblems,
  readTrustedProxies,
} from "@/lib/limits/trusted-proxies";

const PROXIES = readTrustedProxies("10.0.0.0/8, 192.0.2.7 2001:db8:1::/48");
const client = (peer: string, forwardedFor?: string) =>
  clientAddress({ peer, forwardedFor, proxies: PROXIES });

it.each([
  ["a peer that is not a trusted proxy", "203.0.113.7", undefined, "203.0.113.7"],
  [
    "a header from a peer that is not a trusted proxy",
    "203.0.113.7",
    "198.51.100.1",
    "203.0.113.7",
  ],
  [
    "a proxy address in the header from a peer that is not trusted",
    "203.0.113.7",
    "10.0.0.1",
    "203.0.113.7",
  ],
  ["one proxy", "10.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["an IPv4-mapped proxy", "::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["an IPv6 proxy", "2001:db8:1::5", "2001:DB8:2:0::1", "2001:db8:2::1"],
  ["two proxies", "10.0.0.1", "198.51.100.1, 192.0.2.7", "198.51.100.1"],
  [
    "forged addresses before the client's address",
    "10.0.0.1",
    "10.9.9.9, 1.1.1.1, 198.51.100.1",
    "198.51.100.1",
  ],
  ["a proxy without the header", "10.0.0.1", undefined, "10.0.0.1"],
  ["a request that a second proxy sends on its own", "10.0.0.1", "10.0.0.2", "10.0.0.2"],
  ["text that is not an address", "10.0.0.1", "198.51.100.1, unknown", "10.0.0.1"],
  ["an address with its port", "10.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
  ["an IPv6 address with its port", "10.0.0.1", "[2001:db8:2::1]:4711", "2001:db8:2::1"],
  ["text that is longer than an address", "10.0.0.1", `fe80::1%${"a".repeat(60)}`, "10.0.0.1"],
  ["a peer without an address", "", "198.51.100.1", ""],
])(
  "clientAddress for %s (peer %j, header %j) returns %j",
  (_case, peer, forwardedFor, expected) => {
    expect(client(peer, forwardedFor)).toBe(expected);
  },
);

it("clientAddress trusts no proxy with TRUSTED_PROXY=none", () => {
  const proxies = readTrustedProxies("none");
  expect(clientAddress({ peer: "127.0.0.1", forwardedFor: "1.1.1.1", proxies })).toBe("127.0.0.1");
});

it.each([
  "1",
  "true",
  "*",
  "all",
  "0.0.0.0/0",
  "::/0",
  "0.0.0.0/1",
  "10.0.0.0/33",
  "proxy.local",
  "none,10.0.0.1",
  "::ffff:10.0.0.0/104",
  "010.1.1.1",
])("proxyProblems refuses TRUSTED_PROXY=%s and says what to write instead", (setting) => {
  const [problem] = proxyProblems({ TRUSTED_PROXY: setting });
  expect(problem).toMatch(/^TRUSTED_PROXY: ".+" is not accepted\. Give/);
});

it("clientAddress reads an X-Forwarded-For header of 16 KB within 50 ms", () => {
  for (const text of [
    "1".repeat(16_000),
    "10.0.0.1,".repeat(1_700),
    "[".repeat(16_000),
    "1.".repeat(8_000),
  ]) {
    const start = performance.now();
    client("10.0.0.1", text);
    expect(performance.now() - start).toBeLessThan(50);
  }
});

describe("proxyProblems", () => {
  it.each([
    ["https://shop.example", undefined, /^TRUSTED_PROXY is missing: .*TRUSTED_PROXY=none/],
    ["HTTPS://shop.example", "", /^TRUSTED_PROXY is missing/],
    ["https://shop.example", "1", /^TRUSTED_PROXY: "1" is not accepted/],
    ["http://localhost:3000", "1", /^TRUSTED_PROXY: "1" is not accepted/],
  ])(
    "reports a problem with origin %s and TRUSTED_PROXY=%s",
    (APP_ORIGIN, TRUSTED_PROXY, sentence) => {
      expect(proxyProblems({ APP_ORIGIN, TRUSTED_PROXY })).toEqual([
        expect.stringMatching(sentence),
      ]);
    },
  );

  it.each([
    ["https://shop.example", "none"],
    ["https://shop.example", "10.0.0.0/8"],
    ["http://localhost:3000", undefined],
    [undefined, undefined],
  ])("reports no problem with origin %s and TRUSTED_PROXY=%s", (APP_ORIGIN, TRUSTED_PROXY) => {
    expect(proxyProblems({ APP_ORIGIN, TRUSTED_PROXY })).toEqual([]);
  });
});

it.each([
  ["192.0.2.7", true],
  ["::ffff:192.0.2.7", true],
  ["192.0.2.8", false],
  ["", false],
])("a connection from %j comes from a trusted proxy: %s", (peer, expected) => {
  expect(isFromProxy(peer, readTrustedProxies("192.0.2.7"))).toBe(expected);
});
