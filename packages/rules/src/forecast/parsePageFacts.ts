import { isRecord } from '@forecourt/schema/isRecord'
import { createHtmlParser } from '../text/createHtmlParser'
import { createParts, type PagePart } from './createParts'
import { isInlineElement } from './isInlineElement'
import { numberGeneratedIds } from './numberGeneratedIds'

/** A link of a page. */
export interface PageLink {
  readonly label: string
  readonly href: string
}

/** What a forecast compares of a rendered page. */
export interface PageFacts {
  readonly title: string
  readonly description: string
  readonly robots: string
  /** Lines of text in order; each ends at a block. */
  readonly lines: readonly string[]
  /** The same lines by part, in order. */
  readonly parts: readonly PagePart[]
  /** Level and text of each heading. */
  readonly headings: readonly string[]
  readonly links: readonly PageLink[]
  /** Values of structured data by their path, such as `Car.offers.price`. */
  readonly structured: ReadonlyMap<string, string>
  readonly bytes: number
  /** The whole document with numbered generated ids. */
  readonly markup: string
}

const skipped = new Set(['style', 'script', 'template', 'noscript', 'svg', 'iframe'])
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Elements that hold a part of their own if they have a heading. */
const holdsPart = new Set('article aside dialog form li section'.split(' '))

/** Elements that may begin or end within a word. */
const withinWord = new Set('b bdi bdo em i mark q strong sub sup u wbr'.split(' '))

/** Whether texts of two elements would be read as one word. */
const wouldJoin = (before: string, after: string): boolean => /[\p{L}\p{N}%*.]$/u.test(before) && /^[\p{L}\p{N}$]/u.test(after)

const maxValues = 400

const collectValues = (value: unknown, path: string, found: Map<string, string>): void => {
  if (found.size >= maxValues) return
  if (Array.isArray(value)) for (const [index, each] of value.entries()) collectValues(each, `${path}.${index + 1}`, found)
  else if (isRecord(value)) for (const [key, each] of Object.entries(value)) collectValues(each, `${path}.${key}`, found)
  else found.set(path, String(value))
}

/** Adds the values of a block of structured data, by the type of the thing it describes. */
const readStructured = (json: string, found: Map<string, string>): void => {
  try {
    const data: unknown = JSON.parse(json)
    for (const each of Array.isArray(data) ? data : [data]) collectValues(each, isRecord(each) ? String(each['@type'] ?? '') : '', found)
  } catch {
    found.set('invalid', json.slice(0, 100))
  }
}

/** Reads what a forecast compares of a page (CFG-12). */
export const parsePageFacts = (html: string): PageFacts => {
  const open: string[] = []
  const lines: string[] = []
  const parts = createParts()
  const headings: string[] = []
  const links: PageLink[] = []
  const structured = new Map<string, string>()
  const meta = new Map<string, string>()
  let line = ''
  let title = ''
  let heading: string | null = null
  let link: { label: string; readonly href: string } | null = null
  let json: string | null = null
  let hiddenDepth = 0
  /** Whether an inline element has just ended: the next one, such as a tagline after a name, is another word. */
  let isAfterInline = false
  /** Whether a link has just ended: the next one, such as the next item of a menu, is a line of its own. */
  let isAfterLink = false
  /** Whether an element that holds whole words has just begun or ended. */
  let isNextElement = false
  const append = (text: string) => {
    line += text
    if (heading !== null) heading += text
    if (link) link.label += text
  }
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text !== '') {
      lines.push(text)
      parts.add(text)
    }
    line = ''
  }
  const parser = createHtmlParser({
    onopentag: (name, attributes) => {
      if (name === 'meta' && attributes.name) meta.set(attributes.name, attributes.content ?? '')
      if (name === 'img' && attributes.alt && hiddenDepth === 0) line += ` ${attributes.alt} `
      if (!isInlineElement(name) || (name === 'a' && isAfterLink)) endLine()
      else if (isAfterInline && hiddenDepth === 0) append(' ')
      isAfterInline = false
      isNextElement ||= !withinWord.has(name)
      if (empty.has(name)) return
      open.push(name)
      if (holdsPart.has(name)) parts.open()
      if (skipped.has(name)) hiddenDepth++
      if (name === 'script' && attributes.type === 'application/ld+json') json = ''
      if (/^h[1-6]$/.test(name)) {
        heading = ''
        if (hiddenDepth === 0) parts.beginHeading()
      }
      if (name === 'a' && attributes.href !== undefined && hiddenDepth === 0) {
        link = { label: attributes['aria-label'] ?? '', href: attributes.href }
        parts.link(attributes.href)
      }
    },
    ontext: (text) => {
      if (json !== null) json += text
      if (open.at(-1) === 'title' && hiddenDepth === 0 && open.includes('head')) title += text
      if (hiddenDepth > 0 || open.includes('head')) return
      isAfterInline = false
      if (text.trim() !== '') isAfterLink = false
      if (isNextElement && wouldJoin(line, text)) append(' ')
      isNextElement = false
      append(text)
    },
    onclosetag: (name) => {
      if (empty.has(name) || open.at(-1) !== name) return
      isAfterInline = isInlineElement(name)
      if (name === 'a') isAfterLink = true
      isNextElement ||= !withinWord.has(name)
      open.pop()
      if (skipped.has(name)) hiddenDepth--
      if (name === 'script' && json !== null) {
        readStructured(json, structured)
        json = null
      }
      if (/^h[1-6]$/.test(name) && heading !== null) {
        const text = heading.replace(/\s+/g, ' ').trim()
        headings.push(`${name} ${text}`)
        if (text !== '') parts.endHeading(text)
        heading = null
      }
      if (name === 'a' && link) {
        links.push({ label: link.label.replace(/\s+/g, ' ').trim(), href: link.href })
        link = null
      }
      if (!isInlineElement(name)) endLine()
      if (holdsPart.has(name)) parts.close()
    },
  })
  parser.end(html)
  endLine()
  return {
    ...{ title: title.trim(), description: meta.get('description') ?? '', robots: meta.get('robots') ?? '' },
    ...{
      lines,
      parts: parts.read(),
      headings,
      links,
      structured,
      bytes: new TextEncoder().encode(html).length,
      markup: numberGeneratedIds(html),
    },
  }
}
