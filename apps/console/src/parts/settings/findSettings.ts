import { settingQueryWords } from './otherWords'
import { type SettingEntry, settings } from './settingIndex'

/** The rank of what has not all the words. */
const nowhere = 4

/** Which part of its section a setting stands in, by the part's title; empty in a short section. */
const partOf = ({ key, section }: SettingEntry) => section.node['x-parts']?.find(({ keys }) => keys.includes(key))?.title ?? ''

/** What of a setting is searched: what it is called counts before what is said about it. */
const rank = (entry: SettingEntry, asked: readonly (readonly string[])[], most: number): number => {
  const { key, node, section } = entry
  // At first only as it was typed, then whatever it may mean.
  const all = (holds: (word: string) => boolean) => asked.every((meant) => meant.slice(0, most).some(holds))
  const title = (node.title ?? '').toLowerCase()
  const names = `${title} ${key.toLowerCase()} ${section.key.toLowerCase()}.${key.toLowerCase()}`
  const around = [section.node.title ?? '', partOf(entry), ...(node['x-labels'] ?? [])].join(' ').toLowerCase()
  const about = (node.description ?? '').toLowerCase()
  if (all((word) => title.startsWith(word))) return 0
  if (all((word) => names.includes(word))) return 1
  if (all((word) => `${names} ${around}`.includes(word))) return 2
  return all((word) => `${names} ${around} ${about}`.includes(word)) ? 3 : nowhere
}

/** The settings whose title, key, section or description has all the words, the closest first; then those that call it otherwise. */
export const findSettings = (query: string): SettingEntry[] => {
  const asked = settingQueryWords(query)
  if (asked.length === 0) return []
  return settings
    .map((entry) => {
      const typed = rank(entry, asked, 1)
      return { entry, rank: typed < nowhere ? typed : nowhere + rank(entry, asked, Number.POSITIVE_INFINITY) }
    })
    .filter((found) => found.rank < nowhere * 2)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}
