import { isPromise } from './isPromise'
import type { PageFacts, PageLink } from './parsePageFacts'

/** What a change concerns; in the order in which groups list it. */
export const changeKinds = [
  'page',
  'price',
  'promise',
  'brokenLink',
  'text',
  'link',
  'order',
  'heading',
  'title',
  'search',
  'size',
  'markup',
] as const

/** A change of one page, as a sentence for a dealer. */
export interface PageChange {
  readonly kind: (typeof changeKinds)[number]
  readonly sentence: string
}

/** Changes of a kind that are listed one by one. */
const maxListed = 12

const counted = (values: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** The values of the first list that the second lacks, in order. */
const withoutShared = (one: readonly string[], other: readonly string[]): string[] => {
  const left = counted(other)
  return one.filter((value) => {
    const count = left.get(value) ?? 0
    left.set(value, count - 1)
    return count <= 0
  })
}

/** A text with its figures replaced, so that texts with other figures are equal. */
export const maskFigures = (text: string): string => text.replace(/\d[\d,.]*/g, '0')

const splitWords = (text: string): string[] => maskFigures(text).toLowerCase().split(/\s+/)

/** Whether two texts share half of their words: one replaces the other. */
const isVersionOf = (one: string, other: string): boolean => {
  const [words, others] = [splitWords(one), splitWords(other)]
  const shared = words.length - withoutShared(words, others).length
  return shared * 2 >= Math.max(words.length, others.length)
}

const maxLength = 120
const quoted = (text: string): string => `“${text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text}”`

/** Characters before the first difference of two long texts. */
const sharedLength = 40

/** A text and its new version, each from shortly before their first difference if that would be cut off. */
const quotedVersions = (one: string, other: string): readonly [string, string] => {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const from = same + sharedLength < maxLength ? 0 : one.lastIndexOf(' ', same - sharedLength) + 1
  const quotedFrom = (text: string) => quoted(from === 0 ? text : `…${text.slice(from)}`)
  return [quotedFrom(one), quotedFrom(other)]
}

/** Lines that appear, disappear or are replaced; also by the new label of a link. */
const lineChanges = (before: readonly string[], after: readonly string[], labels: ReadonlyMap<string, string>): PageChange[] => {
  const removed = withoutShared(before, after)
  const added = withoutShared(after, before)
  const kindOf = (...texts: readonly string[]) => {
    if (texts.some((text) => /\$\s?\d|\d\s?%/.test(text))) return 'price'
    return texts.some(isPromise) ? 'promise' : 'text'
  }
  const changes: PageChange[] = []
  for (const line of removed) {
    const at = added.findIndex((each) => labels.get(line) === each || isVersionOf(line, each))
    if (at === -1) changes.push({ kind: kindOf(line), sentence: `${quoted(line)} disappears` })
    else {
      const [found = ''] = added.splice(at, 1)
      const [was, is] = quotedVersions(line, found)
      changes.push({ kind: kindOf(line, found), sentence: `${was} becomes ${is}` })
    }
  }
  return [...changes, ...added.map((line): PageChange => ({ kind: kindOf(line), sentence: `${quoted(line)} appears` }))]
}

const linkKey = ({ label, href }: PageLink): string => `${label}\n${href}`

interface LinkChanges {
  readonly changes: readonly PageChange[]
  /** New labels of links by their old ones. */
  readonly labels: ReadonlyMap<string, string>
}

/** Links whose address or label changes, or that appear or disappear. */
const linkChanges = (before: readonly PageLink[], after: readonly PageLink[]): LinkChanges => {
  const removed = withoutShared(before.map(linkKey), after.map(linkKey)).map((key) => key.split('\n'))
  const added = withoutShared(after.map(linkKey), before.map(linkKey)).map((key) => key.split('\n'))
  const changes: PageChange[] = []
  const labels = new Map<string, string>()
  for (const [label = '', href = ''] of removed) {
    const text = label === '' ? `The link to ${href}` : `The link ${quoted(label)}`
    const sameLabel = added.findIndex(([other]) => other === label)
    const at = sameLabel === -1 ? added.findIndex(([, other]) => other === href) : sameLabel
    const [[newLabel = '', newHref = ''] = []] = at === -1 ? [] : added.splice(at, 1)
    if (at === -1) changes.push({ kind: 'link', sentence: `${text} disappears` })
    else if (newLabel === label) changes.push({ kind: 'link', sentence: `${text} leads to ${newHref} instead of ${href}` })
    else {
      labels.set(label, newLabel)
      changes.push({ kind: 'link', sentence: `${text} is called ${quoted(newLabel)}` })
    }
  }
  const appeared = added.map(
    ([label = '', href = '']): PageChange => ({ kind: 'link', sentence: `A link ${quoted(label)} to ${href} appears` }),
  )
  return { changes: [...changes, ...appeared], labels }
}

const structuredChanges = ({ structured: before }: PageFacts, { structured: after }: PageFacts): PageChange[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => {
      const value = after.get(path)
      return {
        kind: 'search',
        sentence: `Data for search engines: ${path} ${value === undefined ? 'disappears' : `becomes ${quoted(value)}`}`,
      }
    })

const headingLevel = (heading: string): number => Number(heading[1])

/** Whether a heading is more than one level below the one before it. */
const skipsLevel = (headings: readonly string[]): boolean =>
  headings.some((heading, index) => index > 0 && headingLevel(heading) > headingLevel(headings[index - 1] ?? '') + 1)

/** Compared lines beyond which an order isn't worth its time. */
const maxCells = 4_000_000

/** The length of the longest list that both lists have in this order, if some of their values are left out. */
const sharedInOrder = (one: readonly string[], other: readonly string[]): number => {
  let above = new Array<number>(other.length + 1).fill(0)
  for (const value of one) {
    const row = [0]
    for (const [index, each] of other.entries())
      row.push(value === each ? (above[index] ?? 0) + 1 : Math.max(row[index] ?? 0, above[index + 1] ?? 0))
    above = row
  }
  return above.at(-1) ?? 0
}

/** Whether what both lists have is in the same order. Which of several equal lines is missing says nothing about the order. */
const sameOrder = (one: readonly string[], other: readonly string[]): boolean => {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start++
  let end = 0
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length * right.length > maxCells) return true
  return sharedInOrder(left, right) === left.length - withoutShared(left, right).length
}

/** Bytes from which a page's size is worth a sentence. */
const minBytes = 10_000

const sizeChanges = (before: number, after: number): PageChange[] =>
  Math.abs(after - before) < minBytes
    ? []
    : [
        {
          kind: 'size',
          sentence: `The document becomes ${after > before ? 'larger' : 'smaller'} by ${Math.round(Math.abs(after - before) / 1000)} kB`,
        },
      ]

/** The first changes of a list, and the number of the others. */
const shorten = (changes: readonly PageChange[]): PageChange[] => {
  const [first] = changes
  const others = changes.length - maxListed
  if (!first || others <= 0) return [...changes]
  return [
    ...changes.slice(0, maxListed),
    { kind: first.kind, sentence: `and ${others} more ${others === 1 ? 'change' : 'changes'} of this kind` },
  ]
}

/**
 * Changes of a page, as sentences (CFG-12). Pages whose documents are equal have none, and all others have at least one. Null stands for a
 * page that doesn't exist.
 */
export const comparePages = (before: PageFacts | null, after: PageFacts | null): PageChange[] => {
  if (!before || !after) {
    if (before === after) return []
    return [{ kind: 'page', sentence: after ? 'The page appears' : 'The page disappears' }]
  }
  if (before.markup === after.markup) return []
  const head: PageChange[] = []
  if (before.title !== after.title) head.push({ kind: 'title', sentence: `The title becomes ${quoted(after.title)}` })
  if (before.description !== after.description)
    head.push({ kind: 'search', sentence: `The description for search engines becomes ${quoted(after.description)}` })
  if (before.robots !== after.robots)
    head.push({
      kind: 'search',
      sentence: after.robots.startsWith('noindex') ? 'Search engines no longer list the page' : 'Search engines may list the page',
    })
  if (!skipsLevel(before.headings) && skipsLevel(after.headings)) head.push({ kind: 'heading', sentence: 'A level of headings is skipped' })
  const links = linkChanges(before.links, after.links)
  const lines = lineChanges(before.lines, after.lines, links.labels)
  const changes = [
    ...shorten(lines.filter(({ kind }) => kind === 'price')),
    ...shorten(lines.filter(({ kind }) => kind === 'promise')),
    ...shorten(lines.filter(({ kind }) => kind === 'text')),
    ...(sameOrder(before.lines, after.lines) ? [] : [{ kind: 'order', sentence: 'Parts of the page are in another order' } as const]),
    ...shorten(links.changes),
    ...head,
    ...shorten(structuredChanges(before, after)),
    ...sizeChanges(before.bytes, after.bytes),
  ]
  return changes.length > 0 ? changes : [{ kind: 'markup', sentence: 'The look or the behaviour changes, not the text' }]
}
