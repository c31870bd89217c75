import { inArray } from "drizzle-orm";
import { type Database, schema } from "../../backend/db/client.ts";
import type { TestBackend } from "./in-process-backend";

type Books = Record<string, { charged: number; refunded: number }>;
type Row = Record<string, unknown>;
type Ledger = Pick<TestBackend["sandbox"], "ledger">;

/**
 * Expects that the backend's ledger and the providers' ledgers contain the same charged and refunded amounts for each
 * payment attempt (RE-12).
 */
export async function expectSamePayments({ db, sandbox }: { db: Database; sandbox: Ledger }) {
  expect(await ourBooks(db)).toEqual(await providerBooks(sandbox));
}

async function providerBooks(sandbox: Ledger): Promise<Books> {
  const books: Books = {};
  for (const provider of ["linepay", "payuni", "icashpay"] as const) {
    const rows = await sandbox.ledger(provider);
    // In the ledgers of LINE Pay and PAYUNi, only the first row of a trade has our attempt number. The later rows have
    // only the provider's trade id.
    const numbers = new Map(
      rows.flatMap((row) => {
        const number = row.orderId ?? row.number;
        return number ? [[tradeOf(row), String(number)] as const] : [];
      }),
    );
    for (const row of rows) addMovement(books, numbers.get(tradeOf(row)) ?? "", row);
  }
  return books;
}

async function ourBooks(db: Database): Promise<Books> {
  const { ledger } = schema;
  const rows = await db
    .select()
    .from(ledger)
    .where(inArray(ledger.entry, ["charge", "refund"]));
  const books: Books = {};
  for (const { account, entry, amount } of rows) {
    const [, number = ""] = account.split(":");
    addMovement(books, number, {
      type: entry === "charge" ? "paid" : "refunded",
      amount: Math.abs(amount),
    });
  }
  return books;
}

function tradeOf({ transactionId, tradeNo, number, type }: Row): string {
  // In the ledger of icash Pay, every row has our attempt number. Only the first row of a trade, of the type `created`,
  // also has a transaction id, so this id cannot identify the trade.
  return String(type === "created" ? number : (transactionId ?? tradeNo ?? number));
}

function addMovement(books: Books, number: string, { type, amount, refundAmount }: Row): void {
  const isCharge = type === "paid" || type === "confirmed";
  const isRefund = type === "refunded" || type === "withdrawn";
  // The payment that verifies a saved card has no order, so its number does not begin with F. It is ignored.
  if (!number.startsWith("F") || !(isCharge || isRefund)) return;
  const book = books[number] ?? { charged: 0, refunded: 0 };
  const sum = Number(amount ?? refundAmount);
  if (isCharge) book.charged += sum;
  else book.refunded += sum;
  books[number] = book;
}
