import { settingQueryTerms } from './listSynonyms'
import { type SettingEntry, settings } from './settingIndex'

/** The rank of a setting that doesn't match all words. */
const noMatch = 4

/** The title of a setting's part of its section; empty in a short section. */
const partOf = ({ key, section }: SettingEntry) => section.node['x-parts']?.find(({ keys }) => keys.includes(key))?.title ?? ''

/** Ranks a match: a match in the title ranks above one in the description. */
const rank = (entry: SettingEntry, queryTerms: readonly (readonly string[])[], termCount: number): number => {
  const { key, node, section } = entry
  // First matches the words as entered, then their synonyms.
  const all = (holds: (word: string) => boolean) => queryTerms.every((terms) => terms.slice(0, termCount).some(holds))
  const title = (node.title ?? '').toLowerCase()
  const names = `${title} ${key.toLowerCase()} ${section.key.toLowerCase()}.${key.toLowerCase()}`
  const around = [section.node.title ?? '', partOf(entry), ...(node['x-labels'] ?? [])].join(' ').toLowerCase()
  const about = (node.description ?? '').toLowerCase()
  if (all((word) => title.startsWith(word))) return 0
  if (all((word) => names.includes(word))) return 1
  if (all((word) => `${names} ${around}`.includes(word))) return 2
  return all((word) => `${names} ${around} ${about}`.includes(word)) ? 3 : noMatch
}

/** The settings whose title, key, section or description has all words, best match first; then matches by synonym. */
export const findSettings = (query: string): SettingEntry[] => {
  const queryTerms = settingQueryTerms(query)
  if (queryTerms.length === 0) return []
  return settings
    .map((entry) => {
      const entered = rank(entry, queryTerms, 1)
      return { entry, rank: entered < noMatch ? entered : noMatch + rank(entry, queryTerms, Number.POSITIVE_INFINITY) }
    })
    .filter((found) => found.rank < noMatch * 2)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}
