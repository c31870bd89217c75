"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { namedAddresses } from "@/lib/address/saved-address";
import { takeSavedAddress } from "@/lib/client/save-address";
import { useStored } from "@/lib/client/use-stored";
import type { SavedAddress } from "@/lib/contracts/addresses";

type Props = {
  onUsed: () => void;
  /**
   * Uses a saved address. Returns false if that fails. By default, the saved address becomes the browser's stored
   * address.
   */
  take?: (saved: SavedAddress) => Promise<boolean>;
  /** The address in use, which the list marks. The default is the browser's stored address. */
  current?: string;
};

/** The saved addresses of the member, each as a button (CK-14). */
export function SavedAddresses({ onUsed, take = takeSavedAddress, current: givenAddress }: Props) {
  const t = useTranslations("addressDialogs");
  const headingId = useId();
  const current = useStored("address");
  const rows = namedAddresses(useStored("member")?.addressList ?? []);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h3 id={headingId} className="text-sm text-ink-soft">
        {t("saved")}
      </h3>
      <ul className="grid gap-2">
        {rows.map(({ saved, name, detail }) => (
          <li key={saved.id}>
            <button
              type="button"
              aria-current={isCurrent(saved) || undefined}
              disabled={state === "busy"}
              onClick={() => void use(saved)}
              className="flex min-h-14 w-full items-center gap-3 rounded-card border border-line px-4 py-2 text-left hover:bg-surface aria-[current]:border-brand aria-[current]:bg-brand-tint"
            >
              <Icon name="pin" className="size-5 text-ink-soft" />
              <span className="grid min-w-0 flex-1 wrap-anywhere">
                <span className="font-bold">{name}</span>
                {detail && <span className="text-sm text-ink-soft">{detail}</span>}
              </span>
              {isCurrent(saved) && <Icon name="tick" className="size-5 text-brand" />}
            </button>
          </li>
        ))}
      </ul>
      {state === "failed" && (
        <p role="alert" className="text-sm text-bad">
          {t("savedFailed")}
        </p>
      )}
    </section>
  );

  function isCurrent({ address, remark }: SavedAddress): boolean {
    if (givenAddress !== undefined) return address === givenAddress;
    return current?.address === address && current.remark === remark;
  }

  async function use(saved: SavedAddress) {
    setState("busy");
    const isTaken = await take(saved);
    setState(isTaken ? "idle" : "failed");
    if (isTaken) onUsed();
  }
}
