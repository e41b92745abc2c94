const countTexts = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** Texts of the first page that the second has less often. */
const missingTexts = (one: readonly string[], other: readonly string[]): Set<string> => {
  const counts = countTexts(other)
  return new Set([...countTexts(one)].flatMap(([text, count]) => (count > (counts.get(text) ?? 0) ? [text] : [])))
}

/** The texts of each of two pages that the other doesn't have. */
export const changedTexts = (before: readonly string[], after: readonly string[]): readonly [ReadonlySet<string>, ReadonlySet<string>] => [
  missingTexts(before, after),
  missingTexts(after, before),
]
