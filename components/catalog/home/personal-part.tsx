"use client";

import { onDemand } from "@/components/ui/on-demand";
import { useStored } from "@/lib/client/use-stored";
import { orderTexts } from "@/messages/parts/order-texts";
import type { PartName } from "./loaded-part";

const LoadedPart = onDemand(async () => (await import("./loaded-part")).LoadedPart, orderTexts);

/**
 * Personal content, such as favourite stores, on a page whose HTML is the same for everybody. The code of the content
 * is loaded only for members and for visitors with favourites. `PersonalSection` reserves the space for the content.
 */
export function PersonalPart({ part }: { part: PartName }) {
  const isMember = useStored("member") !== null;
  const hasFavorites = useStored("favorites") !== null;
  // If the code cannot be loaded, nothing is shown.
  return (isMember || hasFavorites) && <LoadedPart part={part} onUnavailable={() => undefined} />;
}
