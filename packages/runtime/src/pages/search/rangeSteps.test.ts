import { expect, it } from 'vitest'
import { rangeSteps } from './rangeSteps'

it.each([
  {
    name: 'prices in fives of thousands',
    facet: 'price',
    bounds: { min: 8_990, max: 31_500 },
    chosen: [null, null],
    steps: [5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000],
  },
  { name: 'years one by one', facet: 'year', bounds: { min: 2021, max: 2024 }, chosen: [null, null], steps: [2021, 2022, 2023, 2024] },
  {
    name: 'what was chosen, although it is not round',
    facet: 'km',
    bounds: { min: 10, max: 9_000 },
    chosen: [7_000, null],
    steps: [5_000, 7_000, 10_000],
  },
  { name: 'one step when all are alike', facet: 'price', bounds: { min: 20_000, max: 20_000 }, chosen: [null, null], steps: [20_000] },
] as const)('A range offers $name (SRC-07).', ({ facet, bounds, chosen, steps }) => {
  expect(rangeSteps(facet, bounds, chosen)).toEqual(steps)
})

it('A range stays short, however wide its ends are.', () => {
  expect(rangeSteps('price', { min: 0, max: 10_000_000 }, [null, null]).length).toBeLessThan(30)
})
