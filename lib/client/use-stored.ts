import { useCallback, useSyncExternalStore } from "react";
import { readStored, type StorageKey, watchStored } from "./storage";

/** A stored value as React state: null on the server and until hydrated, then live in every tab. */
export function useStored<Key extends StorageKey>(key: Key): ReturnType<typeof readStored<Key>> {
  const subscribe = useCallback((onChange: () => void) => watchStored(key, onChange), [key]);
  // Compared as text, because parsing gives a new object each time and React would render endlessly.
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readStored(key)),
    () => "null",
  );
  return JSON.parse(text) as ReturnType<typeof readStored<Key>>;
}
