import type { Point } from '@forecourt/rules/entities/Point'
import { distanceMetres } from '@forecourt/rules/locations/distanceMetres'
import { Highlighter, unmarked } from './Highlighter'
import type { Highlighting, Selection } from './Query'
import { type HitAttributes, selected } from './selected'

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
  /** What to say of how it was ranked: by so many words, and how far away it is from somewhere; null: nothing. */
  readonly ranking: { readonly words: number; readonly from: Point | null } | null
}

/** Size of the cache of serialised hits. Past it the cache is cleared: what is asked often is soon there again. */
const mostKnown = 4_000

/** Writes documents as hits. A hit is the same for everyone until the document changes, so it is serialised once. */
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
    const attributes = options.retrieve ? JSON.stringify(selected(known.attributes, options.retrieve)).slice(0, -1) : known.json
    const highlights = this.highlights(known, options)
    const highlighted = highlights === '{}' ? '' : `,"_highlightResult":${highlights}`
    const snippets = options.highlighting.snippets ? `,"_snippetResult":${this.snippets(known.attributes, options)}` : ''
    const ranking = options.ranking ? rankingInfo(options.ranking, known.attributes._geoloc) : ''
    return `${attributes}${highlighted}${snippets}${ranking}}`
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

  /** One document as a request by its id gets it. */
  object(document: Document, retrieve: Selection | null): string {
    const { attributes, json } = this.knownOf(document)
    return retrieve ? JSON.stringify(selected(attributes, retrieve)) : `${json}}`
  }

  private snippets(attributes: HitAttributes, { highlighting: { snippets }, highlighter }: HitOptions): string {
    const parts: string[] = []
    for (const [attribute, value] of Object.entries(attributes)) {
      const words = snippets?.words.get(attribute) ?? snippets?.otherwise ?? null
      const texts = words === null || attribute === 'objectID' ? null : textsOf(value)
      if (words === null || texts === null) continue
      const isSearched = this.settings.searchable.includes(attribute)
      const cut = (text: string) => highlighter.snippet(text, isSearched, this.codes.has(attribute), words, snippets?.ellipsis ?? '')
      parts.push(`${JSON.stringify(attribute)}:${typeof texts === 'string' ? cut(texts) : `[${texts.map(cut).join()}]`}`)
    }
    return `{${parts.join()}}`
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

/** How far away a hit is and how many words it has; what else ranked it is not kept, and so not said. */
function rankingInfo({ from, words }: NonNullable<HitOptions['ranking']>, place: unknown): string {
  const { lat, lng } = (place ?? {}) as { readonly lat?: unknown; readonly lng?: unknown }
  if (from === null || typeof lat !== 'number' || typeof lng !== 'number')
    return `,"_rankingInfo":{"words":${words},"geoDistance":0,"geoPrecision":1}`
  const distance = distanceMetres(from, { latitude: lat, longitude: lng })
  return `,"_rankingInfo":{"words":${words},"geoDistance":${distance},"geoPrecision":1,"matchedGeoLocation":{"lat":${lat},"lng":${lng},"distance":${distance}}}`
}

/** Texts and numbers can be marked, and lists of them. */
function textsOf(value: unknown): string | readonly string[] | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' || typeof one === 'number')
    ? value.map(String)
    : null
}
