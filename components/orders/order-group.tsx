import { useId } from "react";
import type { OrderSummary } from "@/lib/contracts/order-list";
import { OrderCard } from "./order-card";

type Props = { title: string; orders: OrderSummary[] };

export function OrderGroup({ title, orders }: Props) {
  const id = useId();
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="grid gap-4">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
    </section>
  );
}
