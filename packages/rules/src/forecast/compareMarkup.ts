import { changedMarkup } from './changedMarkup'
import { comparePages, type PageChange } from './comparePages'
import { isInlineElement } from './isInlineElement'
import { type PageFacts, parsePageFacts } from './parsePageFacts'

/** The parser ignores the end of an element that began before the part; a line ends there all the same. */
const endLines = (part: string): string =>
  part.replace(/<\/([a-z][a-z0-9-]*)>/g, (tag, name: string) => (isInlineElement(name) ? tag : `${tag}<hr>`))

const factsOf = (part: string): PageFacts => ({ ...parsePageFacts(endLines(part)), bytes: new TextEncoder().encode(part).length })

const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index])

/**
 * Changes of a document with numbered ids, as sentences (CFG-12): like `comparePages`, but it parses only the part that differs, unless the
 * changes depend on the whole document.
 */
export const compareMarkup = (before: string, after: string): PageChange[] => {
  if (before === after) return []
  const whole = () => comparePages(parsePageFacts(before), parsePageFacts(after))
  const [one, other] = changedMarkup(before, after)
  // Values of several scripts are one list.
  if (one.includes('application/ld+json') || other.includes('application/ld+json')) return whole()
  const [old, next] = [factsOf(one), factsOf(other)]
  // Whether a level is skipped depends on the heading before.
  return sameList(old.headings, next.headings) ? comparePages(old, next) : whole()
}
