import { onDemand } from "@/components/ui/on-demand";
import { useStored } from "@/lib/client/use-stored";
import { orderTexts } from "@/messages/parts/order-texts";
import type { GroupStore } from "./running-groups";

const RunningGroups = onDemand(
  async () => (await import("./running-groups")).RunningGroups,
  orderTexts,
);

/** The links load on demand, because few browsers know a group order (GO-16). */
export function GroupLinks({ store }: { store?: GroupStore }) {
  const isKnown = useStored("groups") !== null;
  return isKnown ? <RunningGroups store={store} /> : null;
}
