import { expect, it } from 'vitest'
import { sliderScale } from './RangeField.client'

it.each([
  [
    'prices are rounded to thousands around the stock’s prices',
    'price',
    { min: 5_990, max: 45_500 },
    { min: 5_000, max: 46_000, step: 1_000 },
  ],
  ['a wide range has about a hundred steps', 'price', { min: 5_000, max: 250_000 }, { min: 5_000, max: 251_000, step: 2_000 }],
  ['years have steps of one', 'year', { min: 2014, max: 2026 }, { min: 2014, max: 2026, step: 1 }],
  ['one value still has a length', 'km', { min: 0, max: 0 }, { min: 0, max: 1_000, step: 1_000 }],
])('On a slider, $0 (SRC-24, SRC-27).', (_name, facet, bounds, scale) => {
  expect(sliderScale(facet, bounds)).toEqual(scale)
})

it('The last step of a slider is its end, so that its handle can reach it (SRC-27).', () => {
  for (const max of [10_000, 99_999, 123_456, 2_000_000]) {
    const scale = sliderScale('km', { min: 37, max })
    expect((scale.max - scale.min) % scale.step).toBe(0)
    expect(scale.max).toBeGreaterThanOrEqual(max)
  }
})
