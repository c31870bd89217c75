import "server-only";
import { createMinuteLimit } from "./minute-limit";

/** Every prediction is billed to the operator: nobody types faster than this. */
export const mayPredict = createMinuteLimit("predictions", 120);
