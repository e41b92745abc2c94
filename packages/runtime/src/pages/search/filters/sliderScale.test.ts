import { expect, it } from 'vitest'
import { sliderScale } from './sliderScale'

it.each([
  {
    name: 'prices land on thousands around what there is',
    facet: 'price',
    bounds: { min: 5_990, max: 45_500 },
    scale: { min: 5_000, max: 46_000, step: 1_000 },
  },
  {
    name: 'a wide range has about a hundred steps',
    facet: 'price',
    bounds: { min: 5_000, max: 250_000 },
    scale: { min: 5_000, max: 251_000, step: 2_000 },
  },
  { name: 'years go one by one', facet: 'year', bounds: { min: 2014, max: 2026 }, scale: { min: 2014, max: 2026, step: 1 } },
  { name: 'one value still has a length', facet: 'km', bounds: { min: 0, max: 0 }, scale: { min: 0, max: 1_000, step: 1_000 } },
])('On a slider, $name (SRC-24, SRC-27).', ({ facet, bounds, scale }) => {
  expect(sliderScale(facet, bounds)).toEqual(scale)
})

it('The last step of a slider is its end, so that its handle can reach it (SRC-27).', () => {
  for (const max of [10_000, 99_999, 123_456, 2_000_000]) {
    const scale = sliderScale('km', { min: 37, max })
    expect((scale.max - scale.min) % scale.step).toBe(0)
    expect(scale.max).toBeGreaterThanOrEqual(max)
  }
})
