import "server-only";
import { createMinuteLimit } from "./minute-limit";

/** Every prediction is billed to the operator. The limit is above the speed of typing. */
export const mayPredict = createMinuteLimit("predictions", 120);
