import { POPULAR_SEARCHES } from "@/lib/catalog/recent-searches";
import { useDataNames } from "@/lib/client/use-data-names";
import { dataName } from "@/lib/format/data-name";
import { hrefs } from "@/lib/routing/hrefs";
import { LinkChips } from "./link-chips";

type Props = { title: string; onChoose?: (word: string) => void };

/** Words to search for in the language of the page, as links to their results (HM-26). */
export function PopularWords({ title, onChoose }: Props) {
  const names = useDataNames();
  const links = POPULAR_SEARCHES.map((word) => {
    const name = dataName(word, names);
    return { name, href: hrefs.storeList({ keyword: name }) };
  });
  return <LinkChips title={title} links={links} onChoose={onChoose} />;
}
