import type { OrderFacts } from "../../backend/modules/checkout/disallow-rules.ts";
import { DINING_TYPE, OPEN_STATUS, PAY_TYPE } from "../../lib/contracts/codes.ts";

/** The facts of an order that passes every rule. `facts` replaces some of them. */
export function makeOrderFacts(facts: Partial<OrderFacts> = {}): OrderFacts {
  return {
    dining_type: DINING_TYPE.delivery,
    pay_type: PAY_TYPE.cash,
    is_reservation: 0,
    open_status: OPEN_STATUS.open,
    offered: [DINING_TYPE.delivery, DINING_TYPE.pickup],
    is_business_member: false,
    is_in_range: true,
    takes_reservations: true,
    is_slot_offered: true,
    has_slot_room: true,
    items: [{ name: "便當", is_on_sale: true, can_be_added: true, quantity: 2, max_quantity: 2 }],
    subtotal: 200,
    minimum_charge: 200,
    is_address_complete: true,
    pay_total: 3000,
    ...facts,
  };
}
