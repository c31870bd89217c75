import { CODE } from "../../../../lib/contracts/codes.ts";
import { makeOrderingBody, makePreOrderBody } from "../../../factories/order-requests";
import {
  createTestBackend,
  type TestBackend,
  type TestSession,
} from "../../../setup/in-process-backend";
import { openShop, type Shop } from "./order-shop";

export const TAKEN = {
  code: CODE.refused,
  message: "這個合作訂單編號已使用過，請回合作夥伴重新開啟",
};

/** One backend for the whole test file. `shop` and `source_order_id` are new for each test. */
export let backend: TestBackend;
export let shop: Shop;
let source = 0;
export let source_order_id: string;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
  source += 1;
  source_order_id = `OPN-${source}`;
});
afterAll(() => backend.close());

export type Values = Record<string, unknown>;
type By = { as?: TestSession; key?: string };

export const requestOf = (values: Values) => ({ ...shop.request(), source_order_id, ...values });
export const quote = (values: Values = {}, as = shop.session) =>
  backend.call("exBeforeOrdering", {
    body: makePreOrderBody(requestOf(values) as Parameters<typeof makePreOrderBody>[0]),
    as,
  });
export const submit = (values: Values = {}, { as = shop.session, key }: By = {}) =>
  backend.call("exOrdering", {
    body: makeOrderingBody(requestOf(values) as Parameters<typeof makeOrderingBody>[0]),
    as,
    headers: key === undefined ? {} : { "idempotency-key": key },
  });
export const order = async (values: Values = {}, by: By = {}) => {
  const { remark: _remark, ...priced } = values;
  await quote(priced, by.as);
  return submit(values, by);
};
