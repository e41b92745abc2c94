import type { SchemaNode } from '../SchemaNode'

/** Edit distance of two short words (Levenshtein). */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The most similar word to a misspelt one; null if more than a third of its letters differ. */
export const nearest = (word: string, words: readonly string[]): string | null => {
  if (word.length > 60) return null
  const lower = word.toLowerCase()
  const [best] = words
    .map((candidate) => ({ candidate, distanceTo: distance(lower, candidate.toLowerCase()) }))
    .filter(({ candidate, distanceTo }) => distanceTo <= Math.max(1, Math.floor(Math.max(candidate.length, word.length) / 3)))
    .sort((a, b) => a.distanceTo - b.distanceTo)
  return best?.candidate ?? null
}

/** Error for an unknown key in a group of settings, with a suggestion. */
export const formatUnknownKey = (key: string, node: SchemaNode | null): string => {
  const suggestion = nearest(key, Object.keys(node?.properties ?? {}))
  const shown = key.length > 60 ? `${key.slice(0, 60)}…` : key
  return `“${shown}” is not a setting of ${node?.title ?? 'this part'}.${suggestion ? ` Did you mean “${suggestion}”?` : ''}`
}
