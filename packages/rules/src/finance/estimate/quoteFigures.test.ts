import { expect, it } from 'vitest'
import { quoteFigures } from './quoteFigures'

it('the quote service assumes the requested terms for a quote: five years, no deposit, no final payment, fees included (API-11, API-12)', () => {
  expect(quoteFigures({ weeklyCents: 14_985, rate: 8.99, comparisonRate: 10.96 }, 3_000_000)).toMatchObject({
    source: 'quote',
    priceCents: 3_000_000,
    weeklyCents: 14_985,
    rate: 8.99,
    comparisonRate: 10.96,
    termYears: 5,
    depositCents: 0,
    residualCents: 0,
    lender: { fees: [{ label: 'Lender’s fees and charges', financed: true }] },
  })
})

it('the quote service finds no loan for a quote below its own terms (FIN-04)', () => {
  expect(quoteFigures({ weeklyCents: 9_000, rate: 8.99, comparisonRate: 10.96 }, 3_000_000)).toBeNull()
})
