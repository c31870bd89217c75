import { SOURCE_ORDER_ID } from "@/lib/contracts/codes";
import { hrefs } from "./hrefs";

/** `rtt` of the campaign's links (SPEC §2): where they lead back to. */
const ROUTE_TYPE = { store: "1", checkout: "8" } as const;
const STORE_ID = /^[1-9]\d{0,8}$/;
const STORE_NUMBER = /^[\w-]{1,40}$/;
const APP_CODE_SHAPE = /^[\w.~-]{1,200}$/;

/** Always a path of ours: a value that is not plainly an id is left out (acceptance RT-09 to RT-11). */
export function opnDestination(params: URLSearchParams): string {
  const take = (key: string, shape: RegExp) => {
    const values = params.getAll(key);
    const [value = ""] = values;
    return values.length === 1 && shape.test(value) ? value : "";
  };
  const rtt = params.getAll("rtt").join();
  const stid = take("stid", STORE_ID);
  if (rtt === ROUTE_TYPE.store && stid) {
    return hrefs.store({ stid: Number(stid), number: take("number", STORE_NUMBER) });
  }
  if (rtt === ROUTE_TYPE.checkout) {
    const [v1, v3] = [take("v1", APP_CODE_SHAPE), take("v3", SOURCE_ORDER_ID)];
    return hrefs.checkout(v1 && v3 ? { v1, v3 } : {});
  }
  return hrefs.home();
}
