import { POPULAR_SEARCHES } from "@/lib/catalog/recent-searches";
import { hrefs } from "@/lib/routing/hrefs";
import { LinkChips } from "./link-chips";

type Props = { title: string; onChoose?: (word: string) => void };

const LINKS = POPULAR_SEARCHES.map((name) => ({ name, href: hrefs.storeList({ keyword: name }) }));

/** Words to search for, as links to their results (HM-26). */
export function PopularWords({ title, onChoose }: Props) {
  return <LinkChips title={title} links={LINKS} onChoose={onChoose} />;
}
