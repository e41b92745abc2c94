import { expect, it } from 'vitest'
import { priceBand } from './priceBands'

it.each([
  { name: 'nothing', dollars: null, band: null },
  { name: 'a price of 0', dollars: 0, band: null },
  { name: 'a price below 0', dollars: -1, band: null },
  { name: 'no number', dollars: Number.NaN, band: null },
  { name: 'the least', dollars: 1, band: 'Under $10,000' },
  { name: 'one below a bound', dollars: 9_999, band: 'Under $10,000' },
  { name: 'a bound', dollars: 10_000, band: '$10,000 to $15,000' },
  { name: 'one above a bound', dollars: 10_001, band: '$10,000 to $15,000' },
  { name: 'a usual price', dollars: 24_990, band: '$20,000 to $25,000' },
  { name: 'one below the last bound', dollars: 99_999, band: '$75,000 to $100,000' },
  { name: 'the last bound', dollars: 100_000, band: '$100,000 and over' },
  { name: 'an absurd price', dollars: Number.MAX_SAFE_INTEGER, band: '$100,000 and over' },
  { name: 'endless', dollars: Number.POSITIVE_INFINITY, band: '$100,000 and over' },
])('$name is in the price band $band (SRC-03)', ({ dollars, band }) => expect(priceBand('price_range', dollars)).toBe(band))

it.each([
  { name: 'nothing', dollars: null, band: null },
  { name: 'one below a bound', dollars: 99, band: 'Under $100 a week' },
  { name: 'a bound', dollars: 100, band: '$100 to $150 a week' },
  { name: 'a usual one', dollars: 289, band: '$250 to $300 a week' },
  { name: 'the last bound', dollars: 500, band: '$500 a week and over' },
])('$name is in the weekly band $band (SRC-03, CAR-15)', ({ dollars, band }) => expect(priceBand('weekly_price_range', dollars)).toBe(band))
