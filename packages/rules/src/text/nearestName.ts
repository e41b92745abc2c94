import { nameKey } from './nameKey'

/** Edit distance between two texts: insertions, deletions, substitutions and transpositions (Damerau-Levenshtein). */
const editsBetween = (one: string, other: string): number => {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[before, row] = [row, next]
  }
  return row[other.length] ?? 0
}

/**
 * The name in a list that a text is most likely a typo of; null if none is close, or two are equally close. Digits must match: a CX-3
 * isn't a CX-30 (ENT-01).
 *
 * @example nearestName('Wolkswagon', ['Volkswagen', 'Volvo']) // 'Volkswagen'
 */
export const nearestName = (text: string, names: readonly string[]): string | null => {
  const written = nameKey(text)
  const digits = written.replace(/\D/g, '')
  const maxEdits = written.length < 4 || written.length > 40 ? 0 : written.length < 7 ? 1 : 2
  const near = names
    .filter((name) => nameKey(name).replace(/\D/g, '') === digits && Math.abs(nameKey(name).length - written.length) <= maxEdits)
    .map((name) => ({ name, edits: editsBetween(written, nameKey(name)) }))
    .filter(({ edits }) => edits <= maxEdits)
    .toSorted((one, other) => one.edits - other.edits)
  const [best, second] = near
  return best && best.edits !== second?.edits ? best.name : null
}
