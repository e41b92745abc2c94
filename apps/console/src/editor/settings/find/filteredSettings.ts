import type { FoundSetting, SettingFilter } from './SettingFilter'

export type FilterLists = Readonly<Record<SettingFilter, readonly FoundSetting[]>>

/** Whether one pointer is the other or part of it. */
const touches = (a: string, b: string) => a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`)

/** Mistakes say most about a setting, then what changed, then that it is set here. */
const tellingFirst = ['errors', 'warnings', 'sincePublish', 'overridden'] as const

const has = ({ title, text, pointer }: FoundSetting, words: readonly string[]) => {
  const all = `${title} ${text} ${pointer}`.toLowerCase()
  return words.every((word) => all.includes(word))
}

/** The settings that fit every filter chosen and all the words typed, as the most telling of the filters puts them. */
export const filteredSettings = (lists: FilterLists, chosen: ReadonlySet<SettingFilter>, query: string): readonly FoundSetting[] => {
  const [first, ...others] = tellingFirst.filter((filter) => chosen.has(filter))
  if (!first) return []
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return lists[first].filter(
    (found) => others.every((filter) => lists[filter].some(({ pointer }) => touches(pointer, found.pointer))) && has(found, words),
  )
}
