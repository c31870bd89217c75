import { NextRequest } from "next/server";
import { GET } from "@/app/api/pay/icash/route";
import { CODE } from "@/lib/contracts/answer-code";
import { payAddressCode } from "@/lib/payments/pay-address";

const open = async (query: string) => {
  const response = await GET(new NextRequest(`http://localhost:3000/api/pay/icash${query}`));
  return { status: response.status, body: await response.json() };
};

it("reads the URL of the payment page from the parameter qc and returns it (PY-05)", async () => {
  const url = "http://localhost:3002/icashpay/ICP/?Value=t";
  const { status, body } = await open(`?qc=${payAddressCode(url)}`);
  expect([status, body]).toEqual([200, { code: CODE.ok, message: "", data: url }]);
});

it.each(["", "?qc=", `?qc=${payAddressCode("https://evil.example/")}`])(
  "refuses the query '%s', which contains no URL of icash Pay (PY-06)",
  async (query) => {
    const { status, body } = await open(query);
    expect([status, body]).toEqual([200, { code: CODE.refused, message: "", data: null }]);
  },
);
