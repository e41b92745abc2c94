import { createHtmlParser } from '../../text/createHtmlParser'

/** Content of a page besides its text. */
interface PageFacts {
  readonly title: string
  /** All nodes of its structured data (schema.org). */
  readonly nodes: readonly Readonly<Record<string, unknown>>[]
  /** HTML of the main content, without menus, footers and forms. */
  readonly main: string
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Maximum nesting of lists and graphs. */
const mostDeep = 6
const mostNodes = 2_000

const nodesIn = (value: unknown, deep = 0): Readonly<Record<string, unknown>>[] => {
  if (deep > mostDeep) return []
  if (Array.isArray(value)) return value.slice(0, mostNodes).flatMap((each) => nodesIn(each, deep + 1))
  if (!isNode(value)) return []
  const inner = [
    '@graph',
    'itemListElement',
    'item',
    'mainEntity',
    'department',
    'location',
    'subOrganization',
    'offers',
    'itemOffered',
    'about',
  ]
  return [value, ...inner.flatMap((key) => nodesIn(value[key], deep + 1))]
}

const aside = new Set(['nav', 'header', 'footer', 'aside', 'form', 'script', 'style', 'template', 'noscript', 'dialog'])
const own = new Set(['main', 'article'])

/**
 * Extracts title, structured data and main content of a page without running or fetching anything (CFG-01). Skips invalid structured
 * data.
 */
export const pageFacts = (html: string): PageFacts => {
  let title = ''
  let heading = ''
  let inside: 'title' | 'h1' | 'data' | null = null
  let data = ''
  const blocks: string[] = []
  const left: [from: number, to: number][] = []
  const ranges: [from: number, to: number][] = []
  let [asides, owns, asideFrom, ownFrom] = [0, 0, 0, 0]
  const parser = createHtmlParser({
    onopentag: (name, attributes) => {
      if (name === 'title' && title === '') inside = 'title'
      if (name === 'h1' && heading === '') inside = 'h1'
      if (name === 'script' && attributes.type?.toLowerCase() === 'application/ld+json') inside = 'data'
      if (aside.has(name) && asides++ === 0) asideFrom = parser.startIndex
      if (own.has(name) && owns++ === 0) ownFrom = parser.startIndex
    },
    ontext: (text) => {
      if (inside === 'title') title += text
      else if (inside === 'h1') heading += text
      else if (inside === 'data') data += text
    },
    onclosetag: (name) => {
      if (inside === 'data') {
        blocks.push(data)
        data = ''
      }
      if (name === inside || inside === 'data') inside = null
      if (aside.has(name) && --asides === 0) left.push([asideFrom, parser.endIndex + 1])
      if (own.has(name) && --owns === 0) ranges.push([ownFrom, parser.endIndex + 1])
    },
  })
  parser.write(html)
  parser.end()
  const nodes = blocks.flatMap((block) => {
    try {
      return nodesIn(JSON.parse(block))
    } catch {
      return []
    }
  })
  const parts = ranges.length > 0 ? ranges : ([[0, html.length]] as const)
  const main = parts
    .map(([from, to]) => {
      let at = from
      const words: string[] = []
      for (const [start, end] of left) {
        if (start < at || start >= to) continue
        words.push(html.slice(at, start))
        at = Math.max(at, end)
      }
      return words.join('') + html.slice(at, to)
    })
    .join('\n')
  const shown = (heading || title).replace(/\s+/g, ' ').trim()
  return { title: (heading === '' ? (shown.split(/\s[|–—-]\s/)[0] ?? shown) : shown).slice(0, 80), nodes, main }
}
