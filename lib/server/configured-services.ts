import "server-only";
import type { Services } from "@/lib/site/services";
import { env } from "./env";

/** The services that have an id in the configuration (RB-09). */
export function configuredServices(): Services {
  const { GTM_ID, RECORDING_ID, LIVE_CHAT_ID } = env();
  return {
    ...(GTM_ID && { analytics: GTM_ID }),
    ...(RECORDING_ID && { recording: RECORDING_ID }),
    ...(LIVE_CHAT_ID && { chat: LIVE_CHAT_ID }),
  };
}
