import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { MessageDialog } from "@/components/ui/message-dialog";
import { onDemand } from "@/components/ui/on-demand";
import { TitledCard } from "@/components/ui/titled-card";
import { useAnswerText } from "@/components/ui/use-answer-text";
import type { PageAddress } from "@/lib/account/member-page";
import { readSavedAddresses } from "@/lib/account/saved-address-pages";
import { callMember } from "@/lib/client/call-member";
import { storeAddressBook } from "@/lib/client/store-address-book";
import type { SavedAddress } from "@/lib/contracts/addresses";
import { memberTexts } from "@/messages/parts/member-texts";

const AddressEditor = onDemand(
  async () => (await import("./address-editor")).AddressEditor,
  memberTexts,
);

type Props = {
  addresses: PageAddress[];
  /** False if the backend does not support the calls that change addresses. */
  canEdit: boolean;
  onChanged: () => void;
};

/** The member's saved addresses, with a note if there is no default address (MB-02). */
export function AddressBook({ addresses, canEdit, onChanged }: Props) {
  const t = useTranslations("members");
  const answerText = useAnswerText();
  const [editing, setEditing] = useState<{ saved: SavedAddress | null } | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const hasDefault = addresses.some(({ isDefault }) => isDefault);
  return (
    <TitledCard title={t("addresses")}>
      {!hasDefault && <p className="text-ink-soft">{t("noDefault")}</p>}
      {addresses.length > 0 && (
        <ul className="grid gap-3">
          {addresses.map((one) => (
            <AddressRow
              key={one.id}
              address={one}
              {...(canEdit && { onEdit: () => void open(one) })}
            />
          ))}
        </ul>
      )}
      {canEdit && (
        <Button look="secondary" onClick={() => setEditing({ saved: null })}>
          {t("newAddress")}
        </Button>
      )}
      {editing && (
        <AddressEditor
          saved={editing.saved}
          onClose={() => setEditing(null)}
          onLoadFailed={() => setEditing(null)}
          onChanged={(list) => {
            storeAddressBook(list);
            setEditing(null);
            onChanged();
          }}
        />
      )}
      <MessageDialog
        title={t("notLoaded")}
        message={refused}
        closeLabel={t("close")}
        onClose={() => setRefused(null)}
      />
    </TitledCard>
  );

  /**
   * Opens the editor for a saved address. In the data of the page, the contact is masked. So the whole address is read
   * from the backend first.
   */
  async function open({ id }: PageAddress) {
    const answer = await readSavedAddresses((page) =>
      callMember("addressList", { query: { page } }),
    );
    if (!answer.ok) return setRefused(answerText(answer));
    const saved = answer.data.find((one) => one.id === id);
    if (saved) setEditing({ saved });
    else onChanged();
  }
}

function AddressRow({ address: one, onEdit }: { address: PageAddress; onEdit?: () => void }) {
  const t = useTranslations("members");
  const { address, detail, isDefault, label } = one;
  return (
    <li className="flex items-start gap-2">
      <Icon
        name="pin"
        className={`mt-0.5 size-5 flex-none ${isDefault ? "text-brand" : "text-ink-soft"}`}
      />
      <span className="grid min-w-0 flex-1 wrap-anywhere">
        {label && <span className="text-ink-soft text-sm">{t(`label-${label}`)}</span>}
        <span className="font-bold">{address}</span>
        {detail && <span className="tabular text-ink-soft text-sm">{detail}</span>}
      </span>
      {isDefault && (
        <span className="flex-none rounded-full bg-brand-tint px-3 py-0.5 font-bold text-brand-strong text-sm">
          {t("defaultAddress")}
        </span>
      )}
      {onEdit && (
        <button
          type="button"
          aria-label={t("editAddress", { address })}
          onClick={onEdit}
          className="-my-2.5 -mr-2 min-h-11 flex-none px-2 font-bold text-brand"
        >
          {t("edit")}
        </button>
      )}
    </li>
  );
}
