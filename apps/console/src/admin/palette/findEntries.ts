import type { PaletteEntry } from './PaletteEntry'

const mostOfAGroup = 8

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How well an entry fits: 3 when its label begins so, 2 when its words do, 1 when they are found elsewhere, 0 when a word is nowhere. */
const fit = (entry: PaletteEntry, asked: readonly string[]): number => {
  const label = entry.label.toLowerCase()
  if (label.startsWith(asked.join(' '))) return 3
  const own = wordsOf(entry.label)
  if (asked.every((word) => own.some((each) => each.startsWith(word)))) return 2
  const all = wordsOf(`${entry.label} ${entry.hint ?? ''} ${entry.words ?? ''}`)
  return asked.every((word) => all.some((each) => each.startsWith(word))) ? 1 : 0
}

/** The entries every word of a search is found in, the best first within their group; without a search, what one goes to and does. */
export const findEntries = (entries: readonly PaletteEntry[], search: string): PaletteEntry[] => {
  const asked = wordsOf(search)
  const groups: readonly PaletteEntry['group'][] = ['Go to', 'Sites', 'Do', 'Settings']
  return groups.flatMap((group) => {
    const own = entries.filter((entry) => entry.group === group)
    if (asked.length === 0) return group === 'Settings' ? [] : own.slice(0, mostOfAGroup)
    return own
      .map((entry) => ({ entry, score: fit(entry, asked) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, mostOfAGroup)
      .map(({ entry }) => entry)
  })
}
