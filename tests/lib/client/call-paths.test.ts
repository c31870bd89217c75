import { QUOTE_CART } from "@/components/cart/ask-cart-quote";
import { groupPaths } from "@/lib/client/call-group";
import { memberCallPaths } from "@/lib/client/call-member";
import { callPaths } from "@/lib/client/call-paths";
import { type EndpointName, endpoints } from "@/lib/contracts/endpoints";

test.each(
  Object.entries({ ...callPaths, ...memberCallPaths, quoteCart: QUOTE_CART, ...groupPaths }),
)("the method and path of %s equal those in the endpoint table (AP-07, AP-14)", (name, spelled) => {
  const row = endpoints[name as EndpointName];
  expect(spelled).toBe(`${row.method} ${row.path}`);
});
