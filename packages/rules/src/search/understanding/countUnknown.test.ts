import { expect, it } from 'vitest'
import { buildParserState } from '../../testing/buildParserState'
import { countUnknown } from './reading/parseName'

it.each([
  { text: 'zebra stripes white', unknown: 2 },
  { text: 'zebra, stripes', unknown: 1 },
  { text: 'zebra 7', unknown: 1 },
  { text: 'zebra car', unknown: 1 },
  { text: 'zebra without stripes', unknown: 1 },
  { text: 'zebra low kms', unknown: 1 },
  { text: 'white', unknown: 0 },
  { text: '', unknown: 0 },
])('the query parser counts the unknown words of "$text" (SRC-06)', ({ text, unknown }) =>
  expect(countUnknown(buildParserState(text), 0)).toBe(unknown),
)
