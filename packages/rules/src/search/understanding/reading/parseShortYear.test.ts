import { expect, it } from 'vitest'
import { buildReading } from '../../../testing/buildReading'
import { parseShortYear } from './parseCount'

it.each([
  { text: '22 mazda', year: 2022 },
  { text: 'my21', year: 2021 },
])('the query parser reads "$text" (SRC-03)', ({ text, year }) => {
  const reading = buildReading(text)
  expect(parseShortYear(reading, 0)).toBe(1)
  expect(reading.ranges.get('year')).toEqual({ min: year, max: year })
})

it.each(['22 white', '5 mazda', '04 mazda', 'my28', '2022'])('the query parser reads no short year in "%s" (SRC-03)', (text) =>
  expect(parseShortYear(buildReading(text), 0)).toBeNull(),
)
