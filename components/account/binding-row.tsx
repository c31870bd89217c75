import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Binding } from "@/lib/account/member-page";

type Props = { binding: Binding; canChange: boolean; onChange: () => void };

/**
 * One account of the list: whether it is bound, and a button that binds or unbinds it. The button is missing if the
 * page cannot change the binding, or if the member has no other way to sign in.
 */
export function BindingRow({ binding, canChange, onChange }: Props) {
  const t = useTranslations("members");
  const { key, isBound, isOnlyLogin, loginType } = binding;
  const name = t(key);
  const action = t(isBound ? "unbind" : "bind");
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 border-line border-t py-1.5 first:border-t-0">
      <span className="min-w-20 flex-1">
        <span className="block font-bold">{name}</span>
        {isOnlyLogin && <span className="block text-ink-soft text-sm">{t("onlyWay")}</span>}
      </span>
      <span className={isBound ? "font-bold text-good text-sm" : "text-ink-soft text-sm"}>
        {t(isBound ? "bound" : "unbound")}
      </span>
      {canChange && loginType !== null && !isOnlyLogin && (
        <Button
          look="secondary"
          aria-label={`${action} ${name}`}
          onClick={onChange}
          className="min-w-26"
        >
          {action}
        </Button>
      )}
    </li>
  );
}
