import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-class";

type Props = ComponentProps<"button"> & { look?: ButtonLook };

export function Button({ look = "primary", className = "", type = "button", ...rest }: Props) {
  return <button type={type} className={`${buttonClass(look)} ${className}`} {...rest} />;
}
