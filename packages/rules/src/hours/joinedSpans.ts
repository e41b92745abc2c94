import type { OpenSpan } from './OpenSpan'

/** Opening hours of a day in order, those that overlap or follow without a break made one (ENT-08). */
export const joinedSpans = (spans: readonly OpenSpan[]): OpenSpan[] => {
  const joined: OpenSpan[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && span.from <= last.until) joined.splice(-1, 1, { from: last.from, until: Math.max(last.until, span.until) })
    else joined.push(span)
  }
  return joined
}
