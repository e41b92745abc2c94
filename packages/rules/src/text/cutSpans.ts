import { joinSpans } from '@forecourt/schema/rich-text/parseLightText'
import type { Spans } from '@forecourt/schema/rich-text/RichText'

/** Parts words with their looks behind so many UTF-16 units. */
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
