import type { ConfigChange } from '@forecourt/schema/diff/describeChanges'
import { pointerSegments } from '@forecourt/schema/pointer/joinPointer'

export interface ChangeGroup {
  readonly name: string
  readonly changes: readonly ConfigChange[]
}

/** The page of a change, by name: 'Page “Home”'; null for other changes. */
const pageOf = ({ pointer, sentence }: ConfigChange): string | null => {
  const [section, list, , ...rest] = pointerSegments(pointer)
  if (section !== 'pages' || list !== 'list' || rest.length === 0) return null
  const name = /^Pages › (“[^”]*”)/.exec(sentence)?.[1]
  return name === undefined ? null : `Page ${name}`
}

/** Removes the page's name, which the heading already shows. */
const withoutPageName = (change: ConfigChange): ConfigChange => {
  const shortened = change.sentence.replace(/^Pages › “[^”]*”(?: › |: )/, '')
  return { ...change, sentence: shortened.charAt(0).toUpperCase() + shortened.slice(1) }
}

/** Groups changes by page, or else by the editor's section, in their order. */
export const groupChanges = (changes: readonly ConfigChange[]): ChangeGroup[] => {
  const nameOf = (change: ConfigChange) => pageOf(change) ?? (change.group === '' ? 'Other' : change.group)
  const names = [...new Set(changes.map(nameOf))]
  return names.map((name) => ({
    name,
    changes: changes
      .filter((change) => nameOf(change) === name)
      .map((change) => (pageOf(change) === null ? change : withoutPageName(change))),
  }))
}
