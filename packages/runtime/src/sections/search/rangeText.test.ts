import { expect, it } from 'vitest'
import { rangeText } from './rangeText'

it.each([
  { facet: 'price', range: { min: 5_000, max: 30_000 }, text: '$5,000 to $30,000' },
  { facet: 'price', range: { min: null, max: 30_000 }, text: 'Up to $30,000' },
  { facet: 'year', range: { min: 2019, max: null }, text: 'From 2019' },
  { facet: 'year', range: { min: 2020, max: 2020 }, text: '2020' },
  { facet: 'km', range: { min: null, max: 60_000 }, text: 'Up to 60,000 km' },
  { facet: 'subscription_price', range: { min: null, max: 200 }, text: 'Up to $200 a week' },
  { facet: 'tare', range: { min: null, max: 2_000 }, text: 'Tare up to 2,000 kg' },
  { facet: 'range_km', range: { min: 400, max: null }, text: 'Range from 400 km' },
  { facet: 'battery_kwh', range: { min: 60, max: 80 }, text: 'Battery 60 kWh to 80 kWh' },
  { facet: 'length', range: { min: 16, max: 18 }, text: '16 ft to 18 ft' },
  { facet: 'engine_cc', range: { min: null, max: 660 }, text: 'Up to 660 cc' },
  { facet: 'price', range: { min: null, max: null }, text: null },
])('A range of $facet reads “$text” (SRC-25).', ({ facet, range, text }) => {
  expect(rangeText(facet, range)).toBe(text)
})
