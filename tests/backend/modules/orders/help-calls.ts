import sharp from "sharp";
import { applyEvent, lockOrder } from "../../../../backend/modules/orders/order-event-service.ts";
import { PAY_TYPE } from "../../../../lib/contracts/codes.ts";
import type { AskHelpBody, HelpQuoteBody } from "../../../../lib/contracts/order-help.ts";
import { createTestBackend, type TestSession } from "../../../setup/in-process-backend";
import { expectSamePayments } from "../../../setup/provider-ledgers";
import { openShop, type Shop } from "../checkout/order-shop";

/** The price in NT$ of one portion of the food that the test orders contain. */
export const PIECE = 130;

export type HelpShop = Awaited<ReturnType<typeof openHelpShop>>;

/**
 * Opens a shop and returns functions for tests of problem reports. `close` also checks that the shop's payments agree
 * with the sandbox ledgers.
 */
export async function openHelpShop() {
  const shop = await openShop(await createTestBackend({ env: { RATE_LIMIT_SCALE: "1000" } }));
  return {
    shop,
    calls: helpCalls(shop),
    async close() {
      await expectSamePayments(shop);
      await shop.close();
    },
  };
}

function helpCalls(shop: Shop) {
  /** Places an order, pays it with LINE Pay (or the pay type in `values`) and delivers it. Returns its id. */
  async function placeDeliveredOrder(
    values: Record<string, unknown> = {},
    as: TestSession = shop.session,
  ) {
    // Within a minute, a submit with the same content would return the previous order (RU-22).
    shop.clock.advance(61_000);
    const { envelope } = await shop.order({ pay_type: PAY_TYPE.linePay, ...values }, { as });
    const { id, payment_url_web } = envelope.data;
    if (payment_url_web !== "") {
      await shop.pay(payment_url_web);
      await shop.comeBack(id, as);
    }
    await deliver(id);
    return id;
  }

  async function deliver(order_id: number) {
    const now = Math.floor(shop.clock.now() / 1000);
    await shop.db.transaction(async (tx) => {
      let order = await lockOrder(tx, order_id);
      for (const type of ["store-accepts", "leaves", "arrives"] as const) {
        order = await applyEvent(tx, order, { event: { type }, now });
      }
    });
  }

  const makeReport = (order_id: number, values: Partial<HelpQuoteBody> = {}): HelpQuoteBody => ({
    order_id,
    kind: "missing",
    lines: [{ line: 0, quantity: 1 }],
    photos: [],
    ...values,
  });
  let presses = 0;
  const ask = async (order_id: number, values: Partial<AskHelpBody> = {}, as = shop.session) => {
    presses += 1;
    const body = {
      ...makeReport(order_id),
      text: "少一份",
      amount: PIECE,
      key: `press-${presses}-key`,
      ...values,
    };
    return (await shop.call("askOrderHelp", { body, as })).envelope;
  };
  const quote = async (order_id: number, values: Partial<HelpQuoteBody> = {}) =>
    (await shop.call("quoteOrderHelp", { body: makeReport(order_id, values), as: shop.session }))
      .envelope;
  const help = async (order_id: number, as = shop.session) =>
    (await shop.call("orderHelp", { query: { order_id }, as })).envelope;
  const historyOf = async (order_id: number) => {
    const { envelope } = await shop.call("orderDetail", { query: { order_id }, as: shop.session });
    return envelope.data.history?.map(({ event, amount }) =>
      amount === null ? event : `${event} ${amount}`,
    );
  };
  const decide = async (id: number, decision: object) =>
    (
      await shop.app.inject({
        method: "POST",
        url: `/operator/help-requests/${id}`,
        payload: decision,
      })
    ).json();
  const waitingReports = async () =>
    (await shop.app.inject({ url: "/operator/help-requests" })).json().data as { id: number }[];

  async function upload(order_id: number, as = shop.session, file?: Buffer) {
    const bytes = file ?? (await takePhoto());
    const form = new FormData();
    form.set("image", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "meal.jpg");
    const request = new Response(form);
    const response = await shop.app.inject({
      method: "POST",
      url: `/v3/OrderApi/uploadHelpPhoto?order_id=${order_id}`,
      headers: {
        cookie: `sid=${as.sid}`,
        "x-xsrf-token": as.token,
        "content-type": request.headers.get("content-type") ?? "",
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return response.json();
  }
  const getOperatorPhoto = (name: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ url: `/operator/help-photos/${name}`, headers });
  const getPhoto = (name: string, as: TestSession) =>
    shop.app.inject({
      url: `/v3/OrderApi/helpPhotos/${name}`,
      headers: { cookie: `sid=${as.sid}` },
    });

  return {
    placeDeliveredOrder,
    deliver,
    makeReport,
    ask,
    quote,
    help,
    historyOf,
    decide,
    waitingReports,
    upload,
    getPhoto,
    getOperatorPhoto,
  };
}

/** Returns a JPEG file with the name of an author in its metadata. */
export function takePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 30, channels: 3, background: "#883311" } })
    .withExif({ IFD0: { Artist: "somebody" } })
    .jpeg()
    .toBuffer();
}
