import { POPULAR_SEARCHES } from "@/lib/catalog/recent-searches";
import { useDataNames } from "@/lib/client/use-data-names";
import { dataName } from "@/lib/format/data-name";
import { hrefs } from "@/lib/routing/hrefs";
import { LinkChips } from "./link-chips";

type Props = { title: string; onChoose?: (word: string) => void };

/**
 * Popular search words as links to their results (HM-26). The links are labelled in the language of the page, but they
 * search for the Chinese word, because not every backend knows words of other languages.
 */
export function PopularWords({ title, onChoose }: Props) {
  const names = useDataNames();
  const links = POPULAR_SEARCHES.map((word) => ({
    name: dataName(word, names),
    href: hrefs.storeList({ keyword: word }),
    word,
  }));
  return <LinkChips title={title} links={links} onChoose={onChoose} />;
}
