import { z } from "zod";
import { epochSecondsSchema } from "./fields.ts";

/** Everything that the backend keeps about a member. The backend names the kinds and columns. */
export const personalDataSchema = z.object({
  made_time: epochSecondsSchema,
  kinds: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
