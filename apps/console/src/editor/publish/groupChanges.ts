import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'

export interface ChangeGroup {
  readonly name: string
  readonly changes: readonly ConfigChange[]
}

/** Changes under the editor's headings, in the order they come. */
export const groupChanges = (changes: readonly ConfigChange[]): ChangeGroup[] => {
  const names = [...new Set(changes.map(({ group }) => group))]
  return names.map((name) => ({ name: name === '' ? 'Other' : name, changes: changes.filter(({ group }) => group === name) }))
}
