import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'

type NamedChange = Pick<ConfigChange, 'pointer' | 'where'>

const covers = (one: string, other: string): boolean => other === one || other.startsWith(`${one}/`)

const maxNames = 3

/** The changed settings that a group's pages use, as text; null if they are unknown, or all of the changes. */
export const usedSettings = (settings: readonly string[], changes: readonly NamedChange[]): string | null => {
  const used = changes.filter(({ pointer }) => settings.some((setting) => covers(pointer, setting) || covers(setting, pointer)))
  const names = [...new Set(used.map(({ where }) => where))]
  if (names.length === 0 || used.length === changes.length) return null
  const left = names.length - maxNames
  return `Uses ${names.slice(0, maxNames).join(', ')}${left > 0 ? ` and ${left} more` : ''}`
}
