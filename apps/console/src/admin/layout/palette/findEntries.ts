import { listSynonyms } from '@forecourt/schema/search/listSynonyms'
import type { PaletteEntry } from './PaletteEntry'

const maxPerGroup = 8

const recordGroups: ReadonlySet<PaletteEntry['group']> = new Set(['Cars', 'Leads', 'Reservations', 'Payments', 'Locations', 'People'])

/** Groups too long to show before a search. */
const searchOnlyGroups: ReadonlySet<PaletteEntry['group']> = new Set(['Guides', 'Settings'])

const splitWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Match score: 3 if the label starts with the search, 2 if its words do, 1 if all words match elsewhere, 0 otherwise. */
const scoreEntry = (entry: PaletteEntry, query: readonly string[]): number => {
  const label = entry.label.toLowerCase()
  if (label.startsWith(query.join(' '))) return 3
  const labelWords = splitWords(entry.label)
  if (query.every((word) => labelWords.some((each) => each.startsWith(word)))) return 2
  const allWords = splitWords(`${entry.label} ${entry.hint ?? ''} ${entry.searchTerms ?? ''}`)
  const synonyms = (word: string) => (entry.group === 'Settings' ? listSynonyms(word) : [word])
  return query.every((word) => synonyms(word).some((synonym) => allWords.some((each) => each.startsWith(synonym)))) ? 1 : 0
}

/** Score of records that the server found, between a label that matches and a synonym. */
const recordScore = 2

/**
 * Entries that match all words of the search, each id once: the group with the best match first, and the best first within their group. For
 * an empty search, pages and actions without settings and guides.
 */
export const findEntries = (entries: readonly PaletteEntry[], search: string): PaletteEntry[] => {
  const query = splitWords(search)
  const groups: readonly PaletteEntry['group'][] = [...(['Go to', 'Sites', ...recordGroups, 'Do', 'Guides', 'Settings'] as const)]
  // A site in the list that the server also found: the latter matches by more fields.
  const unique = [...new Map(entries.map((entry) => [entry.id, entry])).values()]
  const found = groups.map((group) => {
    const groupEntries = unique.filter((entry) => entry.group === group)
    // The server searched these records, by more fields than the palette shows.
    if (recordGroups.has(group)) return groupEntries.map((entry) => ({ entry, score: recordScore }))
    if (query.length === 0)
      return searchOnlyGroups.has(group) ? [] : groupEntries.slice(0, maxPerGroup).map((entry) => ({ entry, score: 1 }))
    return groupEntries
      .map((entry) => ({ entry, score: scoreEntry(entry, query) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, maxPerGroup)
  })
  const bestScore = (group: (typeof found)[number]) => group[0]?.score ?? 0
  return found
    .toSorted((one, other) => bestScore(other) - bestScore(one))
    .flat()
    .map(({ entry }) => entry)
}
