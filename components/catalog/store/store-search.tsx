"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { RecentList } from "@/components/catalog/search/recent-list";
import { SearchPanel } from "@/components/catalog/search/search-panel";
import { SearchState } from "@/components/catalog/search/search-state";
import { useInstantSearch } from "@/components/catalog/search/use-instant-search";
import { Button } from "@/components/ui/button";
import { Toast } from "@/components/ui/toast";
import { useAnswerText } from "@/components/ui/use-answer-text";
import { events } from "@/lib/analytics/shop-event";
import { callApi } from "@/lib/client/call-api";
import { useRecentSearches } from "@/lib/client/use-recent-searches";
import type { GroceryList } from "@/lib/contracts/products";
import { StoreResults } from "./store-results";
import { useMoreResults } from "./use-more-results";
import type { StoreScreenState } from "./use-store-screen";

type Props = { screenState: StoreScreenState; open: boolean; onClose: () => void };

/** The search in one store. It shows results while the person types (GR-08). */
export function StoreSearch({ screenState, open, onClose }: Props) {
  const t = useTranslations("grocery");
  const [text, setText] = useState("");
  const { recents, remember, clear } = useRecentSearches("recentGrocerySearches");
  const field = useRef<HTMLInputElement>(null);
  const { store, dining_type } = screenState.visit;
  const search = useInstantSearch(text, askStore);

  async function askStore(terms: string, signal: AbortSignal) {
    const input = { params: { id: store.id }, query: { terms, dining_type } };
    const answer = await callApi("storeSearch", input, { signal, breakage: "stay" });
    // A term without results is not added to the recent searches.
    if (answer.ok && answer.data.data.length > 0 && !signal.aborted) remember(terms);
    if (!signal.aborted) events.push({ name: "search", term: terms });
    return answer;
  }

  function choose(recent: string) {
    setText(recent);
    search.searchNow(recent);
    // The pressed button disappears together with the list of recent searches, so the focus moves to the field (MD-01).
    field.current?.focus();
  }

  return (
    <SearchPanel
      open={open}
      text={text}
      label={t("search")}
      field={field}
      onUpdate={setText}
      onEnter={search.searchNow}
      onClose={onClose}
    >
      {search.term ? (
        <Results screenState={screenState} search={search} />
      ) : (
        <RecentList recents={recents} hint={t("searchHint")} onChoose={choose} onClear={clear} />
      )}
      {open && <Toast message={screenState.notice} onDone={() => screenState.showNotice(null)} />}
    </SearchPanel>
  );
}

type Search = ReturnType<typeof useInstantSearch<GroceryList>>;

function Results({ screenState, search }: { screenState: StoreScreenState; search: Search }) {
  const t = useTranslations("grocery");
  const answerText = useAnswerText();
  const { term, answer, isSearching, searchNow } = search;
  const found = answer?.ok ? answer.data : null;
  const { store, dining_type } = screenState.visit;
  const results = useMoreResults({
    search: { store_id: store.id, dining_type, terms: term },
    first: found,
    onFailure: (failure) => screenState.showNotice(answerText(failure)),
  });
  return (
    <>
      <SearchState
        count={found?.data.length ?? null}
        failure={answer?.ok === false ? answer : null}
        isSearching={isSearching}
        onRetry={() => searchNow(term)}
      />
      <div className={isSearching ? "opacity-50 transition-opacity duration-150" : ""}>
        <StoreResults screenState={screenState} items={results.items} />
        {results.hasMore && (
          <Button
            look="secondary"
            className="mt-3 w-full"
            disabled={isSearching || results.isLoading}
            onClick={results.loadMore}
          >
            {t("moreResults")}
          </Button>
        )}
      </div>
    </>
  );
}
