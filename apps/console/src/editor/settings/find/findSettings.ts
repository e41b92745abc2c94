import { type SettingEntry, settings } from '../settingIndex'

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

/** What of a setting is searched: what it is called counts before what is said about it. */
const rank = ({ key, node, section }: SettingEntry, asked: readonly string[]): number => {
  const title = (node.title ?? '').toLowerCase()
  const names = `${title} ${key.toLowerCase()} ${section.key.toLowerCase()}.${key.toLowerCase()}`
  const around = `${(section.node.title ?? '').toLowerCase()} ${(node['x-labels'] ?? []).join(' ').toLowerCase()}`
  const about = (node.description ?? '').toLowerCase()
  if (asked.every((word) => title.startsWith(word))) return 0
  if (asked.every((word) => names.includes(word))) return 1
  if (asked.every((word) => `${names} ${around}`.includes(word))) return 2
  return asked.every((word) => `${names} ${around} ${about}`.includes(word)) ? 3 : 4
}

/** The settings whose title, key, section or description has all the words, the closest first. */
export const findSettings = (query: string): SettingEntry[] => {
  const asked = words(query)
  if (asked.length === 0) return []
  return settings
    .map((entry) => ({ entry, rank: rank(entry, asked) }))
    .filter((found) => found.rank < 4)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
}
