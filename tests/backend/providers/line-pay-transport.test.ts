import { linePaySignature } from "../../../backend/providers/line-pay-transport.ts";

// Fixed requests with known signatures (PV-01).
const channelSecret = "a917ab6a2367b536f8e5a6e2977e06f4";
const nonce = "44453d45-768e-40e8-8349-748e797c450f";
const BODY =
  '{"amount":250,"currency":"TWD","orderId":"F202611210001","packages":[{"id":"1","amount":250,"products":[{"name":"便當","quantity":1,"price":250}]}],"redirectUrls":{"confirmUrl":"https://shop.test/third/lpconfirm","cancelUrl":"https://shop.test/checkout"}}';

test.each([
  {
    what: "a POST, whose signature covers the body",
    apiPath: "/v3/payments/request",
    content: BODY,
    signature: "21yRB4Pkw/atVV6x2vCUZz+f6eyXVUgqrMcgPkF6TDI=",
  },
  {
    what: "a GET, whose signature covers the query",
    apiPath: "/v3/payments",
    content: "orderId=F202611210001",
    signature: "TIyveeODDry1U9Z4vA3DgeMq2DPC/3QhqZLvPg00WzY=",
  },
])("computes the known signature of $what (PV-01)", ({ apiPath, content, signature }) => {
  expect(linePaySignature({ channelSecret, apiPath, content, nonce })).toBe(signature);
});
