import { DataText } from "@/components/ui/data-text";
import { Icon } from "@/components/ui/icon";
import type { FaqGroup } from "@/lib/contracts/content";
import { plainText } from "@/lib/site/plain-text";
import { TextBody } from "./text-body";
import { sectionId } from "./text-page";

/** Groups of frequently asked questions (SP-04). A press on a question opens its answer. This needs no script. */
export function FaqGroups({ groups }: { groups: FaqGroup[] }) {
  return groups.map(({ type_name, questions }, index) => (
    <section key={type_name} id={sectionId(index)} className="pt-8">
      <h2 className="pb-2 text-lg">
        <DataText>{plainText(type_name)}</DataText>
      </h2>
      {questions.map(({ title, content }) => (
        <details key={title} className="group border-b border-line">
          <summary className="flex min-h-13 list-none items-center gap-3 py-3 font-bold hover:text-brand [&::-webkit-details-marker]:hidden">
            <span className="flex-1">
              <DataText>{plainText(title)}</DataText>
            </span>
            <Icon
              name="down"
              className="size-5 text-ink-soft transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <div className="pb-5 text-ink-soft *:first:mt-0">
            <TextBody text={plainText(content)} />
          </div>
        </details>
      ))}
    </section>
  ));
}
