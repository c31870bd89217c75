/**
 * Limits how many connections are open at the same time. `maxima` contains the maximum for each kind of key, for
 * example 5 for each session and 2,000 for the whole process.
 */
export function createConnectionLimits<Key extends string>(maxima: Record<Key, number>) {
  const keys = Object.keys(maxima) as Key[];
  const counts = new Map<string, number>();
  const count = (name: string) => counts.get(name) ?? 0;

  return {
    /**
     * Counts a new connection for each of the values, for example for its session and for the process. Returns the
     * function that releases the connection. If a maximum is reached, counts nothing and returns the key of that
     * maximum.
     */
    take(values: Record<Key, string | number>): { release: () => void } | { full: Key } {
      const nameOf = (key: Key) => `${key}:${values[key]}`;
      const full = keys.find((key) => count(nameOf(key)) >= maxima[key]);
      if (full) return { full };
      const names = keys.map(nameOf);
      for (const name of names) counts.set(name, count(name) + 1);
      return {
        release: () => {
          for (const name of names.splice(0)) {
            if (count(name) > 1) counts.set(name, count(name) - 1);
            else counts.delete(name);
          }
        },
      };
    },
  };
}
