import { expect, it } from 'vitest'
import { buildParserState } from '../../testing/buildParserState'

it('the query parser narrows a range unless it would become empty (SRC-03)', () => {
  const parser = buildParserState('')
  const narrowed = [
    parser.narrow('price', { min: null, max: 30_000 }),
    parser.narrow('price', { min: 10_000, max: 40_000 }),
    parser.narrow('price', { min: 35_000, max: null }),
  ]
  expect(narrowed).toEqual([true, true, false])
  expect(parser.ranges.get('price')).toEqual({ min: 10_000, max: 30_000 })
})

it('the query parser collects values and unknown words (SRC-06)', () => {
  const parser = buildParserState('White or blue, whatever')
  parser.add('values', 'colour', ['White'])
  parser.add('values', 'colour', ['Blue', 'White'])
  expect([...(parser.values.get('colour') ?? [])]).toEqual(['White', 'Blue'])
  expect(parser.markUnclear(1, 3)).toBe(3)
  expect(parser.unclear).toEqual(['or blue'])
  expect(parser.wordAt(9)).toBe('')
})
