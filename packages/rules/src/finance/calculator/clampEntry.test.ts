import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { type CalculatorEntry, calculatorBounds, clampEntry, entryProblem } from './calculatorBounds'

const bounds = calculatorBounds(buildConfig())
const entry: CalculatorEntry = { priceCents: 3_000_000, depositCents: 0, residualCents: 0, years: 5, ratePercent: 8.5, frequency: 'weekly' }
const cases: { name: string; change: Partial<CalculatorEntry>; expected: Partial<CalculatorEntry> }[] = [
  { name: 'nothing of an entry in range', change: {}, expected: {} },
  { name: 'a price a cent too low to the lowest', change: { priceCents: 99_999 }, expected: { priceCents: 100_000 } },
  { name: 'nothing of the lowest price', change: { priceCents: 100_000 }, expected: {} },
  { name: 'nothing of the highest price', change: { priceCents: 25_000_000 }, expected: {} },
  { name: 'a price a cent too high to the highest', change: { priceCents: 25_000_001 }, expected: { priceCents: 25_000_000 } },
  { name: 'no price of 0 (FIN-14)', change: { priceCents: 0 }, expected: { priceCents: 0 } },
  { name: 'a negative price to 0 (FIN-14)', change: { priceCents: -1 }, expected: { priceCents: 0 } },
  { name: 'no price that can’t be read to 0 (FIN-14)', change: { priceCents: Number.NaN }, expected: { priceCents: 0 } },
  { name: 'an absurd price to the highest', change: { priceCents: 1e308 }, expected: { priceCents: 25_000_000 } },
  { name: 'a negative deposit to 0 (FIN-18)', change: { depositCents: -100 }, expected: { depositCents: 0 } },
  { name: 'an infinite deposit to the highest (FIN-18)', change: { depositCents: 1 / 0 }, expected: { depositCents: 25_000_000 } },
  { name: 'a residual over the highest (FIN-19)', change: { residualCents: 25_000_100 }, expected: { residualCents: 25_000_000 } },
  { name: 'half a cent to whole cents', change: { residualCents: 10.5 }, expected: { residualCents: 11 } },
  { name: 'half a year to a year (FIN-15)', change: { years: 0.5 }, expected: { years: 1 } },
  { name: 'seven and a half years to seven (FIN-15)', change: { years: 7.5 }, expected: { years: 7 } },
  { name: 'two years and a bit to half years (FIN-15)', change: { years: 2.4 }, expected: { years: 2.5 } },
  { name: 'a term that can’t be read to the first one', change: { years: Number.NaN }, expected: { years: 5 } },
  { name: 'a rate just below the lowest (FIN-16)', change: { ratePercent: 0.49 }, expected: { ratePercent: 0.5 } },
  { name: 'a rate just above the highest (FIN-16)', change: { ratePercent: 15.01 }, expected: { ratePercent: 15 } },
  { name: 'a rate that can’t be read to the first one', change: { ratePercent: Number.NaN }, expected: { ratePercent: 8.5 } },
  { name: 'an unknown frequency to weekly (FIN-21)', change: { frequency: 'toString' as 'weekly' }, expected: { frequency: 'weekly' } },
]

it.each(cases)('the calculator changes $name (FIN-20)', ({ change, expected }) => {
  expect(clampEntry({ ...entry, ...change }, bounds)).toEqual({ ...entry, ...change, ...expected })
})

it('the calculator makes any entry valid (FIN-20, ERR-09)', () => {
  const extremeNumber = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, 1 / 0, -1 / 0, 1e308, -0))
  fc.assert(
    fc.property(
      extremeNumber,
      extremeNumber,
      extremeNumber,
      extremeNumber,
      extremeNumber,
      (priceCents, depositCents, residualCents, years, ratePercent) => {
        const clamped = clampEntry({ priceCents, depositCents, residualCents, years, ratePercent, frequency: 'monthly' }, bounds)
        for (const field of ['priceCents', 'depositCents', 'residualCents', 'years', 'ratePercent'] as const)
          expect(entryProblem(field, clamped[field], bounds)).toBeNull()
        expect(clampEntry(clamped, bounds)).toEqual(clamped)
      },
    ),
  )
})
