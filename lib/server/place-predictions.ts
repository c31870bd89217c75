import "server-only";
import { z } from "zod";
import { AUTOCOMPLETE_BIAS_RADIUS_M } from "@/lib/contracts/codes";
import { env } from "./env";
import { createMinuteLimit } from "./request-limits";
import { logError } from "./shop-log";

type PlaceSearch = { input: string; near?: { lat: number; lng: number } };

const ANSWER_LIMIT_MS = 3_000;
const textSchema = z.object({ text: z.object({ text: z.string() }) });
const answerSchema = z.object({
  suggestions: z
    .array(
      z.object({ placePrediction: textSchema.optional(), queryPrediction: textSchema.optional() }),
    )
    .default([]),
});

/**
 * Counts a request for predictions and returns false if the client has used up its requests of this minute. Google
 * bills each request to the operator. People cannot type fast enough to reach the limit.
 */
export const mayPredict = createMinuteLimit("predictions", 120);

/**
 * Returns the places and queries that Google predicts. The server asks Google, because only Google's REST API offers
 * query predictions (PV-26). Returns null if no server key is configured. If Google fails, the list is empty, because
 * the browser has other sources.
 */
export async function predictPlaces(search: PlaceSearch): Promise<string[] | null> {
  const key = env().GOOGLE_MAPS_SERVER_KEY;
  if (!key) return null;
  const answer = await fetch(`${env().GOOGLE_PLACES_URL}/v1/places:autocomplete`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-goog-api-key": key,
      "x-goog-fieldmask":
        "suggestions.placePrediction.text.text,suggestions.queryPrediction.text.text",
    },
    body: JSON.stringify(requestBody(search)),
    cache: "no-store",
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  })
    .then(async (response) => (response.ok ? answerSchema.safeParse(await response.json()) : null))
    .catch(() => null);
  if (!answer?.success) {
    logError("address: Google gave no predictions");
    return [];
  }
  return answer.data.suggestions.flatMap(
    ({ placePrediction, queryPrediction }) => (placePrediction ?? queryPrediction)?.text.text ?? [],
  );
}

function requestBody({ input, near }: PlaceSearch) {
  return {
    input,
    languageCode: "zh-TW",
    regionCode: "tw",
    includedRegionCodes: ["tw"],
    includeQueryPredictions: true,
    ...(near && {
      locationBias: {
        circle: {
          center: { latitude: near.lat, longitude: near.lng },
          radius: AUTOCOMPLETE_BIAS_RADIUS_M,
        },
      },
    }),
  };
}
