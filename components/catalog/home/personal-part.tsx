"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useStored } from "@/lib/client/use-stored";
import { orderTexts } from "@/messages/parts/order-texts";
import type { PartName } from "./loaded-part";

const LoadedPart = onDemand(async () => (await import("./loaded-part")).LoadedPart, orderTexts);

/**
 * A part for one person on a page that is the same for everybody. Its code is loaded only for
 * members and for visitors with favourites. `PersonalSection` reserves its space.
 */
export function PersonalPart({ part }: { part: PartName }) {
  const isMember = useStored("member") !== null;
  const hasFavorites = useStored("favorites") !== null;
  // If the code cannot be loaded, the part is left out without a message.
  return (isMember || hasFavorites) && <LoadedPart part={part} onUnavailable={() => undefined} />;
}
