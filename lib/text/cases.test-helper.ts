/** Counts the cases of a property test, because it proves nothing if its interesting case never comes up. */
export function countCases() {
  const counts = new Map<string, number>();
  return {
    /** Counts a case, if it came up in this run. */
    count(name: string, cameUp = true) {
      if (cameUp) counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    /** Fails with the cases that came up less often than this. */
    expectEach(names: readonly string[], least: number) {
      expect(names.filter((name) => (counts.get(name) ?? 0) < least)).toEqual([]);
    },
  };
}
