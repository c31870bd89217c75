"use client";

import { type KeyboardEvent, useRef } from "react";

type Tab<Key> = { key: Key; label: string };
type Props<Key> = {
  label: string;
  tabs: readonly Tab<Key>[];
  current: Key;
  /** The prefix of the ids of the tabs and their panels. */
  id: string;
  onChoose: (key: Key) => void;
};

/** A list of tabs. The Tab key stops only at the selected tab. The arrow keys, Home and End select another tab. */
export function TabList<Key extends number | string>(props: Props<Key>) {
  const { label, tabs, current, id, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={handleKeyDown}
      className="flex overflow-x-auto border-line border-b [scrollbar-width:none]"
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={tabId(id, tab.key)}
          aria-controls={panelId(id, tab.key)}
          aria-selected={tab.key === current}
          tabIndex={tab.key === current ? 0 : -1}
          onClick={() => onChoose(tab.key)}
          className="min-h-13 flex-auto whitespace-nowrap border-transparent border-b-3 px-3 font-bold text-ink-soft hover:text-ink focus-visible:outline-offset-[-3px] aria-selected:border-brand aria-selected:text-brand md:flex-none md:px-5"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );

  function handleKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ key }) => key === current);
    const next = tabs.at(placeAfter(event.key, at, tabs.length));
    if (!next || next.key === current) return;
    event.preventDefault();
    onChoose(next.key);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, next.key))}`)?.focus();
  }
}

export function tabId(id: string, key: number | string): string {
  return `${id}-tab-${key}`;
}

export function panelId(id: string, key: number | string): string {
  return `${id}-panel-${key}`;
}

function placeAfter(pressed: string, at: number, count: number): number {
  switch (pressed) {
    case "ArrowRight":
      return (at + 1) % count;
    case "ArrowLeft":
      return at - 1;
    case "Home":
      return 0;
    case "End":
      return -1;
    default:
      return at;
  }
}
