import { expect, it } from 'vitest'
import { holidayRegion, holidaysLeftToAdd } from './publicHolidays'

it.each([
  { written: 'VIC', region: 'VIC' },
  { written: 'vic', region: 'VIC' },
  { written: ' Victoria ', region: 'VIC' },
  { written: "Hawke's Bay", region: 'Hawke’s Bay' },
  { written: 'Manawatu-Whanganui', region: 'Manawatū-Whanganui' },
  { written: 'BAY OF PLENTY', region: 'Bay of Plenty' },
  { written: 'Atlantis', region: null },
  { written: '', region: null },
])('the holiday calendar finds the holiday region of an address: “$written” (ENT-07)', ({ written, region }) =>
  expect(holidayRegion(written)).toBe(region),
)

it.each([
  ['Victoria', /AFL Grand Final/],
  ['QLD', /show days/],
  ['NSW', null],
  ['Otago', null],
] as const)('holidayRegion names the local holidays that dealers in %s must add (LOC-15)', (state, text) =>
  text === null ? expect(holidaysLeftToAdd(state)).toBeNull() : expect(holidaysLeftToAdd(state)).toMatch(text),
)
