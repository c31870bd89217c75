import type { ComponentProps } from "react";
import { ChoiceRow } from "./choice-row";

/** One choice of several. */
export function RadioRow(props: Omit<ComponentProps<typeof ChoiceRow>, "type">) {
  return <ChoiceRow type="radio" {...props} />;
}
