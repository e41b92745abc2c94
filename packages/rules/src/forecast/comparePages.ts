import { alignLines } from './alignLines'
import { figure } from './figureTexts'
import { isPromise } from './isPromise'
import { pairParts } from './pairParts'
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
  /** The heading of the part of the page, for a change of its text; none outside of headings. */
  readonly part?: string
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

const kindOf = (...texts: readonly string[]) => {
  if (texts.some((text) => figure.test(text))) return 'price'
  return texts.some(isPromise) ? 'promise' : 'text'
}

/** New labels of links by their old ones. */
type Labels = ReadonlyMap<string, string>

/** A line of a part before and after; null where it isn't. */
interface ChangedLine {
  readonly part: string
  readonly was: string | null
  readonly is: string | null
}

/** Lines of one part that appear, disappear or are replaced where they were; also by the new label of a link. */
const partChanges = (part: string, before: readonly string[], after: readonly string[], labels: Labels = new Map()): ChangedLine[] =>
  alignLines(before, after).flatMap(({ removed, added }) => {
    // A single line in the place of another is its new version, whatever it says.
    const isPair = removed.length === 1 && added.length === 1
    const changes: ChangedLine[] = []
    let next = 0
    const appear = (until: number) => {
      for (const line of added.slice(next, until)) changes.push({ part, was: null, is: line })
      next = until
    }
    for (const line of removed) {
      const at = added.findIndex((each, index) => index >= next && (isPair || labels.get(line) === each || isVersionOf(line, each)))
      if (at !== -1) appear(at)
      changes.push({ part, was: line, is: added[at] ?? null })
      if (at !== -1) next = at + 1
    }
    appear(added.length)
    return changes
  })

/** Without lines that only moved, which disappear in one place and appear in another. */
const withoutMoved = (changes: readonly ChangedLine[]): ChangedLine[] => {
  const gone = counted(changes.flatMap(({ was, is }) => (is === null && was !== null ? [was] : [])))
  const come = counted(changes.flatMap(({ was, is }) => (was === null && is !== null ? [is] : [])))
  const moved = new Map([...gone].map(([line, count]) => [line, Math.min(count, come.get(line) ?? 0)]))
  const left = { gone: new Map(moved), come: new Map(moved) }
  const take = (counts: Map<string, number>, line: string): boolean => {
    const count = counts.get(line) ?? 0
    counts.set(line, count - 1)
    return count > 0
  }
  return changes.filter(({ was, is }) => {
    if (was !== null && is !== null) return true
    return was === null ? !take(left.come, is ?? '') : !take(left.gone, was)
  })
}

const lineChange = ({ part, was, is }: ChangedLine): PageChange => {
  const place = part === '' ? {} : { part }
  if (was === null) return { kind: kindOf(is ?? ''), sentence: `${quoted(is ?? '')} appears`, ...place }
  if (is === null) return { kind: kindOf(was), sentence: `${quoted(was)} disappears`, ...place }
  const [before, after] = quotedVersions(was, is)
  return { kind: kindOf(was, is), sentence: `${before} becomes ${after}`, ...place }
}

/** Whether what both have is in another order: parts, or lines of a part. */
const isReordered = (after: PageFacts, pairs: ReturnType<typeof pairParts>['pairs'], changed: readonly ChangedLine[][]): boolean => {
  const places = pairs.map(([, is]) => after.parts.indexOf(is))
  if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))) return true
  return changed.some((lines) => withoutMoved(lines).length < lines.length)
}

/** Lines that appear, disappear or are replaced, by part of the page: a price never becomes that of another card. */
const lineChanges = (
  before: PageFacts,
  after: PageFacts,
  labels: Labels,
): { readonly lines: PageChange[]; readonly isOtherOrder: boolean } => {
  const { pairs, removed, added } = pairParts(before.parts, after.parts)
  const inPairs = pairs.map(([was, is]) => partChanges(is.name, was.lines, is.lines, labels))
  const changed = [
    ...inPairs.flat(),
    ...removed.flatMap(({ name, lines }) => partChanges(name, lines, [])),
    ...added.flatMap(({ name, lines }) => partChanges(name, [], lines)),
  ]
  return { lines: withoutMoved(changed).map(lineChange), isOtherOrder: isReordered(after, pairs, inPairs) }
}

const linkKey = ({ label, href }: PageLink): string => `${label}\n${href}`

interface LinkChanges {
  readonly changes: readonly PageChange[]
  readonly labels: Labels
}

/** Links whose address or label changes, or that appear or disappear. */
const linkChanges = (before: readonly PageLink[], after: readonly PageLink[]): LinkChanges => {
  const removed = withoutShared(before.map(linkKey), after.map(linkKey)).map((key) => key.split('\n'))
  const added = withoutShared(after.map(linkKey), before.map(linkKey)).map((key) => key.split('\n'))
  const changes: PageChange[] = []
  const labels = new Map<string, string>()
  const left = new Set(after.map(linkKey))
  for (const [label = '', href = ''] of removed) {
    const named = label === '' ? `to ${href}` : quoted(label)
    const text = `The link ${named}`
    const sameLabel = added.findIndex(([other]) => other === label)
    const at = sameLabel === -1 ? added.findIndex(([, other]) => other === href) : sameLabel
    const [[newLabel = '', newHref = ''] = []] = at === -1 ? [] : added.splice(at, 1)
    if (at === -1) {
      const gone = left.has(linkKey({ label, href })) ? `One of the links ${named}` : text
      changes.push({ kind: 'link', sentence: `${gone} disappears` })
    } else if (newLabel === label) changes.push({ kind: 'link', sentence: `${text} leads to ${newHref} instead of ${href}` })
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
const shorten = (changes: readonly PageChange[], limit: number): PageChange[] => {
  const [first] = changes
  const others = changes.length - limit
  if (!first || others <= 0) return [...changes]
  return [
    ...changes.slice(0, limit),
    { kind: first.kind, sentence: `and ${others} more ${others === 1 ? 'change' : 'changes'} of this kind` },
  ]
}

/**
 * Changes of a page, as sentences (CFG-12). Pages whose documents are equal have none, and all others have at least one. Null stands for a
 * page that doesn't exist.
 *
 * @param limit changes of a kind that are listed one by one
 */
export const comparePages = (before: PageFacts | null, after: PageFacts | null, limit = maxListed): PageChange[] => {
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
  const { lines, isOtherOrder } = lineChanges(before, after, links.labels)
  const changes = [
    ...shorten(
      lines.filter(({ kind }) => kind === 'price'),
      limit,
    ),
    ...shorten(
      lines.filter(({ kind }) => kind === 'promise'),
      limit,
    ),
    ...shorten(
      lines.filter(({ kind }) => kind === 'text'),
      limit,
    ),
    ...(isOtherOrder ? [{ kind: 'order', sentence: 'Parts of the page are in another order' } as const] : []),
    ...shorten(links.changes, limit),
    ...head,
    ...shorten(structuredChanges(before, after), limit),
    ...sizeChanges(before.bytes, after.bytes),
  ]
  return changes.length > 0 ? changes : [{ kind: 'markup', sentence: 'The look or the behaviour changes, not the text' }]
}
