import type { QuoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import { expect, it } from 'vitest'
import { simulatedQuotes } from './createQuoteService'

const service = simulatedQuotes(() => new Date('2026-06-01T00:00:00.000Z'))
const quote = (purchasePrice: number, year: number) =>
  service.quote({
    selfAssessedCreditScore: 'GREAT',
    purchasePrice,
    loanTerm: 5,
    year,
    vin: null,
    nvic: null,
    whoIsHelping: '',
  } satisfies QuoteRequest)

it.each([
  { name: 'a car built this year', price: 30_000, year: 2026, weekly: 13_972, rate: 6.49, comparison: 7.91 },
  { name: 'next year’s model', price: 30_000, year: 2027, weekly: 13_972, rate: 6.49, comparison: 7.91 },
  { name: 'a five-year-old car', price: 30_000, year: 2021, weekly: 14_551, rate: 8.24, comparison: 9.67 },
  { name: 'a very old car', price: 5000, year: 1970, weekly: 3246, rate: 14.99, comparison: 16.45 },
])(
  'simulatedQuotes simulates plausible figures for $name, marked as simulated, with the Code’s comparison rate (API-12, FIN-05)',
  async ({ price, year, weekly, rate, comparison }) => {
    expect(await quote(price, year)).toEqual({ weeklyCents: weekly, rate, comparisonRate: comparison, simulated: true })
  },
)

it('the simulated quote service returns the same figures for the same car, and no lower repayment for a dearer one (API-12)', async () => {
  const [one, same, dearer] = [await quote(20_000, 2020), await quote(20_000, 2020), await quote(20_001, 2020)]
  expect(one).toEqual(same)
  expect(dearer?.weeklyCents).toBeGreaterThanOrEqual(one?.weeklyCents ?? 0)
})
