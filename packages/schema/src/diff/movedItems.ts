/**
 * The minimum set of items that must move to get from one order to another (all but a longest increasing subsequence). Both lists have the
 * same ids. Example: a b c d → d a b c: only d has moved.
 */
export const movedItems = (before: readonly string[], after: readonly string[]): ReadonlySet<string> => {
  const place = new Map(before.map((id, index) => [id, index]))
  const runs: string[][] = []
  for (const id of after) {
    const at = place.get(id) ?? 0
    const best = runs
      .filter((run) => (place.get(run.at(-1) ?? '') ?? -1) < at)
      .reduce<string[]>((a, b) => (b.length > a.length ? b : a), [])
    runs.push([...best, id])
  }
  const longest = new Set(runs.reduce<string[]>((a, b) => (b.length > a.length ? b : a), []))
  return new Set(after.filter((id) => !longest.has(id)))
}
