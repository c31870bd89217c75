import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { TitledCard } from "@/components/ui/titled-card";
import type { PageAddress } from "@/lib/account/member-page";

type Props = { addresses: PageAddress[] };

/** The default address, or a note that none is set (MB-02), then the other addresses. */
export function AddressBook({ addresses }: Props) {
  const t = useTranslations("members");
  const hasDefault = addresses.some(({ isDefault }) => isDefault);
  return (
    <TitledCard title={t("addresses")}>
      {!hasDefault && <p className="text-ink-soft">{t("noDefault")}</p>}
      {addresses.length > 0 && (
        <ul className="grid gap-3">
          {addresses.map(({ id, address, detail, isDefault }) => (
            <li key={id} className="flex items-start gap-2">
              <Icon
                name="pin"
                className={`mt-0.5 size-5 ${isDefault ? "text-brand" : "text-ink-soft"}`}
              />
              <span className="grid min-w-0 flex-1 wrap-anywhere">
                <span className="font-bold">{address}</span>
                {detail && <span className="tabular text-ink-soft text-sm">{detail}</span>}
              </span>
              {isDefault && (
                <span className="flex-none rounded-full bg-brand-tint px-3 py-0.5 font-bold text-brand-strong text-sm">
                  {t("defaultAddress")}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
