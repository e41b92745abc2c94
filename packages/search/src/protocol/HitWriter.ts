import { Highlighter, unmarked } from './Highlighter'
import type { Highlighting, Selection } from './Query'

/** A hit's attributes as clients get them; whatever JSON can say. */
export type HitAttributes = { readonly objectID: string; readonly [attribute: string]: unknown }

interface Known {
  readonly attributes: HitAttributes
  /** All attributes as JSON, without the closing brace. */
  readonly json: string
  /** `_highlightResult` of the attributes that are searched, when nothing is marked in them. */
  readonly plainHighlights: string
}

export interface HitOptions {
  readonly retrieve: Selection | null
  readonly highlighting: Highlighting
  readonly highlighter: Highlighter
}

/** Hits kept in their written form. Past this many all are forgotten: what is asked often is soon known again. */
const mostKnown = 4_000

/** Writes documents as hits. A hit is the same for everyone until the document changes, so it is written once. */
export class HitWriter<Document> {
  private readonly known = new Map<Document, Known>()
  private readonly codes: ReadonlySet<string>

  constructor(
    private readonly read: (document: Document) => HitAttributes,
    private readonly settings: { readonly searchable: readonly string[]; readonly codes: readonly string[] },
    private readonly hidden: ReadonlySet<string>,
  ) {
    this.codes = new Set(settings.codes)
  }

  write(document: Document, options: HitOptions): string {
    const known = this.knownOf(document)
    const attributes = options.retrieve ? this.selected(known.attributes, options.retrieve) : known.json
    const highlights = this.highlights(known, options)
    return highlights === '{}' ? `${attributes}}` : `${attributes},"_highlightResult":${highlights}}`
  }

  private knownOf(document: Document): Known {
    const before = this.known.get(document)
    if (before) return before
    const attributes = Object.fromEntries(
      Object.entries(this.read(document)).filter(([name, value]) => !this.hidden.has(name) && value !== undefined),
    ) as HitAttributes
    const plain = new Highlighter('', false, { preTag: '', postTag: '' })
    const known: Known = {
      attributes,
      json: JSON.stringify(attributes).slice(0, -1),
      plainHighlights: this.highlightsOf(attributes, this.settings.searchable, plain),
    }
    if (this.known.size >= mostKnown) this.known.clear()
    this.known.set(document, known)
    return known
  }

  /** The id is always there. */
  private selected(attributes: HitAttributes, { names, isExclusion }: Selection): string {
    const wanted = Object.entries(attributes).filter(([name]) => name === 'objectID' || names.has(name) !== isExclusion)
    return JSON.stringify(Object.fromEntries(wanted)).slice(0, -1)
  }

  private highlights(known: Known, { highlighting: { attributes }, highlighter }: HitOptions): string {
    if (attributes === null && !highlighter.hasWords) return known.plainHighlights
    const wanted = attributes === 'all' ? Object.keys(known.attributes) : (attributes ?? this.settings.searchable)
    return this.highlightsOf(known.attributes, wanted, highlighter)
  }

  private highlightsOf(attributes: HitAttributes, wanted: readonly string[], highlighter: Highlighter): string {
    const parts: string[] = []
    for (const attribute of wanted) {
      const isSearched = this.settings.searchable.includes(attribute)
      const isCode = this.codes.has(attribute)
      const mark = (text: string) => (isSearched ? highlighter.write(text, isCode) : unmarked(text))
      const value = Object.hasOwn(attributes, attribute) ? attributes[attribute] : null
      const texts = textsOf(value)
      if (attribute === 'objectID' || texts === null) continue
      parts.push(`${JSON.stringify(attribute)}:${typeof texts === 'string' ? mark(texts) : `[${texts.map(mark).join()}]`}`)
    }
    return `{${parts.join()}}`
  }
}

/** Texts and numbers can be marked, and lists of them. */
function textsOf(value: unknown): string | readonly string[] | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' || typeof one === 'number')
    ? value.map(String)
    : null
}
