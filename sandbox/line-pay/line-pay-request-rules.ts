import { z } from "zod";
import type { ReturnCode } from "./line-pay-answers.ts";

const amount = z.number().int();
const redirectUrl = z.url({ protocol: /^https?$/ }).max(500);

const requestSchema = z.object({
  amount,
  currency: z.string(),
  orderId: z.string().min(1).max(100),
  packages: z
    .array(
      z.object({
        id: z.string().min(1).max(50),
        amount,
        userFee: amount.min(0).default(0),
        products: z
          .array(
            z.object({ name: z.string().min(1).max(4000), quantity: amount.min(1), price: amount }),
          )
          .min(1),
      }),
    )
    .min(1),
  redirectUrls: z.object({
    confirmUrl: redirectUrl,
    cancelUrl: redirectUrl,
    confirmUrlType: z.enum(["CLIENT", "SERVER", "NONE"]).default("CLIENT"),
  }),
  options: z
    .object({ shipping: z.object({ feeAmount: amount.min(0).default(0) }).optional() })
    .optional(),
});

type PaymentRequest = z.infer<typeof requestSchema>;

export function readPaymentRequest(
  body: unknown,
): { code: ReturnCode } | { payment: PaymentRequest } {
  const parsed = requestSchema.safeParse(body);
  if (!parsed.success) return { code: "2101" };
  const payment = parsed.data;
  if (payment.currency !== "TWD") return { code: "1178" };
  if (payment.amount <= 0) return { code: "1183" };
  return hasAmountIdentity(payment) ? { payment } : { code: "1124" };
}

// The total must be Σ package amounts + Σ user fees + shipping fee. Each package amount must be Σ quantity × price of
// the products in the package (PV-02).
function hasAmountIdentity({ amount: total, packages, options }: PaymentRequest) {
  const shipping = options?.shipping?.feeAmount ?? 0;
  const sum = packages.reduce((all, one) => all + one.amount + one.userFee, shipping);
  const packagesAddUp = packages.every(
    (one) =>
      one.amount ===
      one.products.reduce((all, product) => all + product.quantity * product.price, 0),
  );
  return packagesAddUp && sum === total;
}
