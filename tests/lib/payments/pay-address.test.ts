import { payAddressCode, readPayAddress } from "@/lib/payments/pay-address";

const SANDBOX = "http://localhost:3002/icashpay/ICP";
const read = (url: string) => readPayAddress(Buffer.from(url).toString("base64url"), SANDBOX);

it.each([
  "https://icpbridge.icashsys.com.tw/ICP/?Actions=Mainaction&Event=ICPO002&ValueType=1&Value=t",
  "https://payment.icashpay.com.tw/x",
  "http://localhost:3002/icashpay/ICP/?Value=t",
])(
  "payAddressCode encodes the allowed payment URL %s, and readPayAddress decodes it (PY-05)",
  (url) => {
    expect(readPayAddress(payAddressCode(url), SANDBOX)).toBe(url);
  },
);

it.each([
  "https://evil.example/ICP/",
  "https://icpbridge.icashsys.com.tw.evil.example/",
  "https://evil.example/?https://icpbridge.icashsys.com.tw",
  "https://icashpay.com.tw.evil.example/",
  "https://evilicashpay.com.tw/",
  "https://icpbridge.icashsys.com.tw@evil.example/",
  "https://user:pass@icpbridge.icashsys.com.tw/",
  "https://icpbridge.icashsys.com.tw:8443/",
  "http://icpbridge.icashsys.com.tw/",
  "http://payment.icashpay.com.tw/",
  "http://localhost:3000/",
  "http://localhost:3002.evil.example/",
  "icashpay://www.icashpay.com.tw/ICP/?Actions=Mainaction&Value=t",
  "icashpay://evil.example/",
  "javascript:alert(1)",
  "data:text/html,x",
  "line://pay",
  "//icpbridge.icashsys.com.tw/",
  "/checkout",
  "",
])("readPayAddress refuses the URL %j (PY-06)", (url) => {
  expect(read(url)).toBeNull();
});

it.each(["", "=", "a", "💥", "%20", "a b", "+/", "x".repeat(2001), "AAAA"])(
  "readPayAddress returns null for the code %j",
  (qc) => {
    expect(readPayAddress(qc, SANDBOX)).toBeNull();
  },
);

it("payAddressCode returns an empty code for an invalid URL", () => {
  expect(payAddressCode("rubbish")).toBe("");
});
