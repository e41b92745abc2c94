import { expect, it } from 'vitest'
import { buildReading } from '../../testing/buildReading'

it('the query parser narrows a range unless it would become empty (SRC-03)', () => {
  const reading = buildReading('')
  const narrowed = [
    reading.narrow('price', { min: null, max: 30_000 }),
    reading.narrow('price', { min: 10_000, max: 40_000 }),
    reading.narrow('price', { min: 35_000, max: null }),
  ]
  expect(narrowed).toEqual([true, true, false])
  expect(reading.ranges.get('price')).toEqual({ min: 10_000, max: 30_000 })
})

it('the query parser collects values and unknown words (SRC-06)', () => {
  const reading = buildReading('White or blue, whatever')
  reading.add('values', 'colour', ['White'])
  reading.add('values', 'colour', ['Blue', 'White'])
  expect([...(reading.values.get('colour') ?? [])]).toEqual(['White', 'Blue'])
  expect(reading.markUnclear(1, 3)).toBe(3)
  expect(reading.unclear).toEqual(['or blue'])
  expect(reading.wordAt(9)).toBe('')
})
