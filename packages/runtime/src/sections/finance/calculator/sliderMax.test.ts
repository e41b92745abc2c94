import { calculatorBounds } from '@forecourt/rules/finance/calculator/calculatorBounds'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { sliderMax } from './CalculatorView'

const bounds = calculatorBounds(buildConfig())
const entry = { priceCents: 3_299_000, depositCents: 0, residualCents: 0, years: 5, ratePercent: 8.5, frequency: 'weekly' } as const

it.each([
  { name: 'a price to the highest price', field: 'priceCents', entered: {}, expected: 25_000_000 },
  { name: 'a term to the longest term', field: 'years', entered: {}, expected: 7 },
  { name: 'a deposit to the price, rounded up to the next step', field: 'depositCents', entered: {}, expected: 3_300_000 },
  { name: 'a balloon to the price', field: 'residualCents', entered: { priceCents: 3_000_000 }, expected: 3_000_000 },
  {
    name: 'a deposit to an entered value above the price',
    field: 'depositCents',
    entered: { depositCents: 9_000_000 },
    expected: 9_000_000,
  },
  { name: 'a deposit to one step without a price', field: 'depositCents', entered: { priceCents: 0 }, expected: 50_000 },
  { name: 'a deposit to its bound', field: 'depositCents', entered: { priceCents: 25_000_000 }, expected: 25_000_000 },
] as const)('the calculator limits the slider of $name (FIN-12 to FIN-20)', ({ field, entered, expected }) => {
  expect(sliderMax(field, { ...entry, ...entered }, bounds)).toBe(expected)
})
