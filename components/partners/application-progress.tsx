import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import {
  APPLICATION_GROUPS,
  type ApplicationFields,
  isGroupFilled,
} from "@/lib/partners/application-fields";
import { groupId } from "./application-group";

/** The progress of the form: links to the three groups. A complete group has a tick. */
export function ApplicationProgress() {
  const t = useTranslations("joinUsForm");
  const values = useWatch<ApplicationFields>();
  return (
    <nav
      aria-label={t("progress")}
      className="tall:sticky tall:top-16 tall:z-10 tall:bg-surface tall:pt-2"
    >
      <ol className="flex flex-wrap gap-2">
        {APPLICATION_GROUPS.map((group, index) => {
          const isFilled = isGroupFilled(values, group);
          return (
            <li key={group.name} className="flex-1">
              <a
                href={`#${groupId(group.name)}`}
                className={`grid min-h-11 gap-1.5 border-t-4 pt-2 text-sm ${isFilled ? "border-good" : "border-line"}`}
              >
                <span className="flex items-center gap-1.5">
                  {isFilled ? (
                    <Icon name="tick" className="size-4 text-good" />
                  ) : (
                    <span aria-hidden="true" className="tabular font-bold text-ink-soft">
                      {index + 1}
                    </span>
                  )}
                  <span className="font-bold">{t(group.name)}</span>
                  {isFilled && <span className="sr-only">{t("groupDone")}</span>}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
