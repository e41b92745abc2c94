import { listSynonyms } from '../../../parts/settings/listSynonyms'
import type { PaletteEntry } from './PaletteEntry'

const mostOfAGroup = 8

const records: ReadonlySet<PaletteEntry['group']> = new Set(['Cars', 'Leads', 'Locations', 'People'])

/** Groups too long to show before a search. */
const shownWhenSearched: ReadonlySet<PaletteEntry['group']> = new Set(['Guides', 'Settings'])

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Match score: 3 if the label starts with the search, 2 if its words do, 1 if all words match elsewhere, 0 otherwise. */
const scoreOf = (entry: PaletteEntry, query: readonly string[]): number => {
  const label = entry.label.toLowerCase()
  if (label.startsWith(query.join(' '))) return 3
  const own = wordsOf(entry.label)
  if (query.every((word) => own.some((each) => each.startsWith(word)))) return 2
  const all = wordsOf(`${entry.label} ${entry.hint ?? ''} ${entry.searchTerms ?? ''}`)
  const meant = (word: string) => (entry.group === 'Settings' ? listSynonyms(word) : [word])
  return query.every((word) => meant(word).some((other) => all.some((each) => each.startsWith(other)))) ? 1 : 0
}

/** Score of records that the server found, between a label that matches and a synonym. */
const scoreOfRecords = 2

/**
 * Entries that match all words of the search: the group with the best match first, and the best first within their group. For an empty
 * search, pages and actions without settings and guides.
 */
export const findEntries = (entries: readonly PaletteEntry[], search: string): PaletteEntry[] => {
  const query = wordsOf(search)
  const groups: readonly PaletteEntry['group'][] = ['Go to', 'Sites', 'Cars', 'Leads', 'Locations', 'People', 'Do', 'Guides', 'Settings']
  const found = groups.map((group) => {
    const own = entries.filter((entry) => entry.group === group)
    // The server searched these records, by more fields than the palette shows.
    if (records.has(group)) return own.map((entry) => ({ entry, score: scoreOfRecords }))
    if (query.length === 0) return shownWhenSearched.has(group) ? [] : own.slice(0, mostOfAGroup).map((entry) => ({ entry, score: 1 }))
    return own
      .map((entry) => ({ entry, score: scoreOf(entry, query) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, mostOfAGroup)
  })
  const bestOf = (group: (typeof found)[number]) => group[0]?.score ?? 0
  return found
    .toSorted((one, other) => bestOf(other) - bestOf(one))
    .flat()
    .map(({ entry }) => entry)
}
