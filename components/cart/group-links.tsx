import { onDemand } from "@/components/ui/on-demand";
import { useStored } from "@/lib/client/use-stored";
import { orderTexts } from "@/messages/parts/order-texts";
import type { GroupStore } from "./running-groups";

const RunningGroups = onDemand(
  async () => (await import("./running-groups")).RunningGroups,
  orderTexts,
);

/**
 * Links to the group orders that were opened in this browser (GO-16). `RunningGroups` is loaded only if the browser has
 * stored group orders, because few browsers have any.
 */
export function GroupLinks({ store }: { store?: GroupStore }) {
  const isKnown = useStored("groups") !== null;
  return isKnown ? <RunningGroups store={store} /> : null;
}
