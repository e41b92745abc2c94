import { joinSpans } from '@forecourt/schema/rich-text/parseLightText'
import type { Spans } from '@forecourt/schema/rich-text/RichText'

/** Splits formatted spans at a number of UTF-16 units. */
export const cutSpans = (spans: Spans, length: number): readonly [shown: Spans, rest: Spans] => {
  let before = 0
  const starts = spans.map(({ text }) => {
    const start = before
    before += text.length
    return Math.max(0, length - start)
  })
  return [
    joinSpans(spans.map((span, index) => ({ ...span, text: span.text.slice(0, starts[index]) }))),
    joinSpans(spans.map((span, index) => ({ ...span, text: span.text.slice(starts[index]) }))),
  ]
}

/**
 * Shortens a text at a space between words, and adds an ellipsis (titles and descriptions of pages, RTE-04).
 *
 * @example shortened('A long sentence about cars', 12) // 'A long…'
 */
export const shortened = (text: string, longest: number): string => {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= longest) return plain
  const cut = plain.slice(0, longest)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end >= longest / 2 ? end : longest - 1).replace(/[\s,.;:–|-]+$/, '')}…`
}

/** Cuts a text to a number of UTF-16 units, never inside a surrogate pair (VDP-23). */
export const cutText = (text: string, longest: number): string => {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}
