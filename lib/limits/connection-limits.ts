/**
 * Limits how many connections are open at one time. Each key has its own maximum for every value, for example 5 for
 * each session and 2,000 for the whole process.
 */
export function createConnectionLimits<Key extends string>(maxima: Record<Key, number>) {
  const keys = Object.keys(maxima) as Key[];
  const counts = new Map<string, number>();
  const count = (name: string) => counts.get(name) ?? 0;

  return {
    /** Counts a connection for each value and returns the function that releases it; or the first key that is full. */
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
