import { expect, it } from 'vitest'
import { cutSpans } from './cutText'

const spans = [{ text: 'One ' }, { text: 'careful', bold: true }, { text: ' owner' }] as const

it.each([
  { length: 0, shown: [], rest: spans },
  { length: 4, shown: [spans[0]], rest: [spans[1], spans[2]] },
  { length: 8, shown: [spans[0], { text: 'care', bold: true }], rest: [{ text: 'ful', bold: true }, spans[2]] },
  { length: 99, shown: spans, rest: [] },
])('a page splits formatted text after $length characters (VDP-22)', ({ length, shown, rest }) =>
  expect(cutSpans(spans, length)).toEqual([shown, rest]),
)
