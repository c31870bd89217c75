import { onDemand } from "@/components/ui/on-demand";
import { useStored } from "@/lib/client/use-stored";
import { orderTexts } from "@/messages/parts/order-texts";
import type { GroupStore } from "./running-groups";

const RunningGroups = onDemand(
  async () => (await import("./running-groups")).RunningGroups,
  orderTexts,
);

/**
 * Links to the group orders of this browser. Their code is loaded only if the browser has stored a group order, because
 * few browsers have one (GO-16).
 */
export function GroupLinks({ store }: { store?: GroupStore }) {
  const isKnown = useStored("groups") !== null;
  return isKnown ? <RunningGroups store={store} /> : null;
}
