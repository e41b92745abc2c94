import { createHtmlParser } from '../../text/createHtmlParser'

/** What onboarding reads from a page of a dealer's previous website. */
interface PageFacts {
  readonly title: string
  /** All objects of its structured data (schema.org). */
  readonly nodes: readonly Readonly<Record<string, unknown>>[]
  /** HTML of the main content, without menus, footers and forms. */
  readonly main: string
  /** The site's name, where the page states it. */
  readonly siteName: string
  /** The parts of the page's title, such as 'About us' and 'Maroubra Motors'. */
  readonly titleParts: readonly string[]
  /** Numbers and addresses of `tel:` and `mailto:` links, as written. */
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  /** All visible text, with line breaks between elements. */
  readonly text: string
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Maximum nesting of structured data. */
const maxDepth = 6
const maxNodes = 2_000

const nodesIn = (value: unknown, depth = 0): Readonly<Record<string, unknown>>[] => {
  if (depth > maxDepth) return []
  if (Array.isArray(value)) return value.slice(0, maxNodes).flatMap((each) => nodesIn(each, depth + 1))
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
  return [value, ...inner.flatMap((key) => nodesIn(value[key], depth + 1))]
}

/** Elements that aren't main content. */
const excludedElements = new Set(['nav', 'header', 'footer', 'aside', 'form', 'script', 'style', 'template', 'noscript', 'dialog'])
const mainElements = new Set(['main', 'article'])
/** Elements whose text isn't visible. */
const skippedElements = new Set(['script', 'style', 'template', 'noscript', 'title'])
/** Elements within a line of text. */
const inline = new Set(['a', 'b', 'strong', 'i', 'em', 'span', 'small', 'abbr', 'u', 'font', 'label'])

const decodeTarget = (text: string): string => {
  try {
    return decodeURIComponent(text).trim()
  } catch {
    return text.trim()
  }
}

/**
 * Extracts title, structured data, contacts and main content of a page of a dealer's previous website, without running or fetching
 * anything (CFG-01). Skips invalid structured data.
 */
export const pageFacts = (html: string): PageFacts => {
  let title = ''
  let heading = ''
  let inside: 'title' | 'h1' | 'data' | null = null
  let data = ''
  let siteName = ''
  let hidden = 0
  const [phones, emails, texts]: [string[], string[], string[]] = [[], [], []]
  const blocks: string[] = []
  const excludedRanges: [from: number, to: number][] = []
  const mainRanges: [from: number, to: number][] = []
  let [excludedDepth, mainDepth, excludedFrom, mainFrom] = [0, 0, 0, 0]
  const parser = createHtmlParser({
    onopentag: (name, attributes) => {
      if (name === 'title' && title === '') inside = 'title'
      if (name === 'h1' && heading === '') inside = 'h1'
      if (name === 'meta' && attributes.property?.toLowerCase() === 'og:site_name') siteName ||= attributes.content ?? ''
      if (skippedElements.has(name)) hidden++
      const [, scheme = '', target = ''] = /^\s*(tel|mailto):([^?]*)/i.exec(attributes.href ?? '') ?? []
      if (name === 'a' && scheme.toLowerCase() === 'tel') phones.push(decodeTarget(target))
      if (name === 'a' && scheme.toLowerCase() === 'mailto') emails.push(decodeTarget(target))
      if (name === 'script' && attributes.type?.toLowerCase() === 'application/ld+json') inside = 'data'
      if (excludedElements.has(name) && excludedDepth++ === 0) excludedFrom = parser.startIndex
      if (mainElements.has(name) && mainDepth++ === 0) mainFrom = parser.startIndex
    },
    ontext: (text) => {
      if (inside === 'title') title += text
      else if (inside === 'h1') heading += text
      else if (inside === 'data') data += text
      if (hidden === 0) texts.push(text)
    },
    onclosetag: (name) => {
      if (skippedElements.has(name)) hidden--
      if (!inline.has(name)) texts.push('\n')
      if (inside === 'data') {
        blocks.push(data)
        data = ''
      }
      if (name === inside || inside === 'data') inside = null
      if (excludedElements.has(name) && --excludedDepth === 0) excludedRanges.push([excludedFrom, parser.endIndex + 1])
      if (mainElements.has(name) && --mainDepth === 0) mainRanges.push([mainFrom, parser.endIndex + 1])
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
  const parts = mainRanges.length > 0 ? mainRanges : ([[0, html.length]] as const)
  const main = parts
    .map(([from, to]) => {
      let at = from
      const texts: string[] = []
      for (const [start, end] of excludedRanges) {
        if (start < at || start >= to) continue
        texts.push(html.slice(at, start))
        at = Math.max(at, end)
      }
      return texts.join('') + html.slice(at, to)
    })
    .join('\n')
  const shown = (heading || title).replace(/\s+/g, ' ').trim()
  const titleParts = title
    .replace(/\s+/g, ' ')
    .split(/\s[|–—·:-]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return {
    title: (heading === '' ? (shown.split(/\s[|–—-]\s/)[0] ?? shown) : shown).slice(0, 80),
    ...{ nodes, main, siteName: siteName.trim(), titleParts, phones, emails, text: texts.join('') },
  }
}
