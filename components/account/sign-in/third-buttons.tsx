"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { LOGIN_TYPE, type ThirdLoginType } from "@/lib/contracts/codes";
import { AppleMark } from "./apple-mark";
import { GoogleMark } from "./google-mark";

type Props = {
  ways: readonly ThirdLoginType[];
  disabled: boolean;
  onChoose: (way: ThirdLoginType) => void;
};

const BUTTONS = [
  { way: LOGIN_TYPE.google, label: "withGoogle", Mark: GoogleMark },
  { way: LOGIN_TYPE.apple, label: "withApple", Mark: AppleMark },
] as const;

/** Only the sign-ins that this shop has a client id for (LG-05, LG-08). */
export function ThirdButtons({ ways, disabled, onChoose }: Props) {
  const t = useTranslations("auth");
  const shown = BUTTONS.filter(({ way }) => ways.includes(way));
  if (shown.length === 0) return null;
  return (
    <>
      <p className="flex items-center gap-3 py-1 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      {shown.map(({ way, label, Mark }) => (
        <Button key={way} look="secondary" disabled={disabled} onClick={() => onChoose(way)}>
          <Mark />
          {t(label)}
        </Button>
      ))}
    </>
  );
}
