"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { events } from "@/lib/analytics/shop-event";
import { typedTerm } from "@/lib/catalog/recent-searches";
import { callApi } from "@/lib/client/call-api";
import { type Go, openPage } from "@/lib/client/leave";
import { readStored } from "@/lib/client/storage";
import { useRecentSearches } from "@/lib/client/use-recent-searches";
import { readView } from "@/lib/client/view-state";
import { DINING_TYPE } from "@/lib/contracts/codes";
import { hrefs } from "@/lib/routing/hrefs";
import { PopularWords } from "./popular-words";
import { RecentList } from "./recent-list";
import { RESULT_ROW } from "./result-row";
import { SearchPanel } from "./search-panel";
import { SearchState } from "./search-state";
import { ShopResults } from "./shop-results";
import { useInstantSearch } from "./use-instant-search";

type Props = { open: boolean; onClose: () => void; go?: Go };

/** The search for stores, store types and dishes near the stored address (HM-17). */
export function ShopSearch({ open, onClose, go = openPage }: Props) {
  const t = useTranslations("search");
  const [text, setText] = useState(currentKeyword);
  const { recents, remember, clear } = useRecentSearches("recentSearches");
  const search = useInstantSearch(text, askNearby);
  const { term } = search;

  function searchAll(wanted: string) {
    remember(wanted);
    go(hrefs.storeList({ keyword: wanted }));
  }

  return (
    <SearchPanel open={open} text={text} onUpdate={setText} onEnter={searchAll} onClose={onClose}>
      {term ? (
        <>
          <button
            data-result=""
            type="button"
            onClick={() => searchAll(term)}
            className={`${RESULT_ROW} text-brand`}
          >
            <Icon name="search" />
            <b className="truncate">{t("all", { term })}</b>
          </button>
          <Results {...search} onChoose={remember} />
        </>
      ) : (
        <>
          <RecentList recents={recents} onChoose={searchAll} onClear={clear} />
          <PopularWords title={t("popular")} onChoose={remember} />
        </>
      )}
    </SearchPanel>
  );
}

type Found = Extract<Awaited<ReturnType<typeof askNearby>>, { ok: true }>["data"];
type ResultsProps = ReturnType<typeof useInstantSearch<Found>> & {
  onChoose: (word: string) => void;
};

/**
 * The results for the term, with a note if a corrected word was searched. If there are no results, shows words to try.
 */
function Results({ term, answer, isSearching, searchNow, onChoose }: ResultsProps) {
  const t = useTranslations("search");
  const found = answer?.ok ? answer.data : null;
  const count = found && countOf(found);
  const note = found?.corrected ? t("corrected", { corrected: found.corrected }) : "";
  return (
    <>
      <SearchState
        count={count}
        failure={answer?.ok === false ? answer : null}
        isSearching={isSearching}
        onRetry={() => searchNow(term)}
        note={note}
      />
      {!isSearching && <Advice note={note} isEmpty={count === 0} onChoose={onChoose} />}
      {found && (
        <div className={isSearching ? "opacity-50 transition-opacity duration-150" : ""}>
          <ShopResults
            found={found}
            isPickup={readView().dining_type === DINING_TYPE.pickup}
            onChoose={() => {
              onChoose(term);
              events.push({ name: "search", term });
            }}
          />
        </div>
      )}
    </>
  );
}

type AdviceProps = { note: string; isEmpty: boolean; onChoose: (word: string) => void };

function Advice({ note, isEmpty, onChoose }: AdviceProps) {
  const t = useTranslations("search");
  return (
    <>
      {note && (
        <p aria-hidden="true" className="px-2 pt-2 text-sm wrap-anywhere text-ink-soft">
          {note}
        </p>
      )}
      {isEmpty && <PopularWords title={t("tryWords")} onChoose={onChoose} />}
    </>
  );
}

function countOf({ store_types, stores, foods }: Found): number {
  return store_types.length + stores.length + foods.length;
}

/**
 * Searches near the stored address, or without a position if no address is stored. The address and the dining type are
 * read again for each search, because they may have changed since the page was loaded.
 */
function askNearby(keyword: string, signal: AbortSignal) {
  const address = readStored("address");
  const { dining_type } = readView();
  const point = address && { lat: address.lat, lng: address.lng };
  const query = { keyword, dining_type, ...point };
  return callApi("searchStoreAndStoreType", { query }, { signal, breakage: "stay" });
}

/** The keyword in the URL of the page. The search field starts with it. */
function currentKeyword(): string {
  return typedTerm(new URLSearchParams(window.location.search).get("keyword") ?? "");
}
