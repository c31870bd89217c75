import { useCallback, useSyncExternalStore } from "react";
import { readStored, type StorageKey, watchStored } from "./storage";

/**
 * A value of local storage as React state. It is null on the server and until hydration. After that, it follows the
 * changes of all tabs.
 */
export function useStored<Key extends StorageKey>(key: Key): ReturnType<typeof readStored<Key>> {
  const subscribe = useCallback((onChange: () => void) => watchStored(key, onChange), [key]);
  // The snapshot is a text, because a parsed object would be new each time and React would render endlessly.
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readStored(key)),
    () => "null",
  );
  return JSON.parse(text) as ReturnType<typeof readStored<Key>>;
}
