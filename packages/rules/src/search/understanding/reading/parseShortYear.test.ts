import { expect, it } from 'vitest'
import { buildParserState } from '../../../testing/buildParserState'
import { parseShortYear } from './parseCount'

it.each([
  { text: '22 mazda', year: 2022 },
  { text: 'my21', year: 2021 },
])('the query parser reads "$text" (SRC-03)', ({ text, year }) => {
  const parser = buildParserState(text)
  expect(parseShortYear(parser, 0)).toBe(1)
  expect(parser.ranges.get('year')).toEqual({ min: year, max: year })
})

it.each(['22 white', '5 mazda', '04 mazda', 'my28', '2022'])('the query parser reads no short year in "%s" (SRC-03)', (text) =>
  expect(parseShortYear(buildParserState(text), 0)).toBeNull(),
)
