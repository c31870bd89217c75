import { savedCheckout, unpaidPath } from "@/lib/payments/payment-return";

it.each([
  [null, "/checkout", "/checkout?payment=cancelled"],
  [{ path: "/checkout" }, "/checkout", "/checkout?payment=cancelled"],
  [{ path: "/checkout?v3=b" }, "/checkout?v3=b", "/checkout?v3=b&payment=cancelled"],
  [{ path: "//evil.example" }, "/checkout", "/checkout?payment=cancelled"],
])(
  "for the stored checkout %j the path is %s, and %s after a failed payment (PY-02)",
  (last, paid, unpaid) => {
    expect([savedCheckout(last), unpaidPath(savedCheckout(last))]).toEqual([paid, unpaid]);
  },
);
