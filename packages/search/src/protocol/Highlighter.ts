import { type Highlight, type HighlightSpan, highlight } from '../text/highlight'
import { queryWords } from '../text/queryWords'
import type { Highlighting } from './Query'

/** Marks what was asked for in the texts of hits, as `_highlightResult`. Cars share makes, models and badges: each text is marked once. */
export class Highlighter {
  readonly hasWords: boolean
  private readonly written = new Map<string, string>()
  private readonly writtenCodes = new Map<string, string>()

  constructor(
    private readonly query: string,
    private readonly mayTypo: boolean,
    private readonly tags: Pick<Highlighting, 'preTag' | 'postTag'>,
  ) {
    this.hasWords = queryWords(query).length > 0
  }

  /** One text, marked, as JSON. */
  write(text: string, isCode: boolean): string {
    const written = isCode ? this.writtenCodes : this.written
    const known = written.get(text)
    if (known !== undefined) return known
    const json = this.hasWords ? this.found(text, isCode) : unmarked(text)
    written.set(text, json)
    return json
  }

  /** One text, cut down to so many words around what was found first, as JSON. */
  snippet(text: string, isSearched: boolean, isCode: boolean, most: number, ellipsis: string): string {
    const { spans, matchLevel } = isSearched && this.hasWords ? this.highlight(text, isCode) : nothing
    const words = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }))
    const first = Math.max(
      0,
      words.findIndex(({ end }) => end > (spans[0]?.start ?? 0)),
    )
    const from = Math.max(0, Math.min(first - Math.floor(most / 2), words.length - most))
    const kept = words.slice(from, from + most)
    const start = from === 0 ? 0 : (kept[0]?.start ?? 0)
    const end = from + most >= words.length ? text.length : (kept.at(-1)?.end ?? start)
    const inside = spans.filter((span) => span.start >= start && span.end <= end)
    const shown = this.withTags(
      text.slice(start, end),
      inside.map((span) => ({ start: span.start - start, end: span.end - start })),
    )
    const value = `${start > 0 ? ellipsis : ''}${shown}${end < text.length ? ellipsis : ''}`
    return JSON.stringify({ value, matchLevel })
  }

  /** One text, marked. */
  marked(text: string): string {
    return this.hasWords ? this.withTags(text, this.highlight(text, false).spans) : text
  }

  private found(text: string, isCode: boolean): string {
    const { spans, matchedWords, matchLevel } = this.highlight(text, isCode)
    if (matchLevel === 'none') return unmarked(text)
    const fullyHighlighted = spans.reduce((letters, { start, end }) => letters + end - start, 0) === text.length
    return JSON.stringify({ value: this.withTags(text, spans), matchLevel, fullyHighlighted, matchedWords })
  }

  private highlight(text: string, isCode: boolean) {
    return highlight(text, this.query, { typos: this.mayTypo, isCode })
  }

  private withTags(text: string, spans: readonly HighlightSpan[]): string {
    let value = ''
    let at = 0
    for (const { start, end } of spans) {
      value += `${text.slice(at, start)}${this.tags.preTag}${text.slice(start, end)}${this.tags.postTag}`
      at = end
    }
    return value + text.slice(at)
  }
}

const nothing = { spans: [], matchLevel: 'none' } as const satisfies Pick<Highlight, 'spans' | 'matchLevel'>

/** The same for every query that does not find it. */
export const unmarked = (text: string): string => `{"value":${JSON.stringify(text)},"matchLevel":"none","matchedWords":[]}`
