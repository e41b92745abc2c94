import { estimateFigures } from '@forecourt/rules/finance/estimate/carEstimate'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { simulatedQuotes } from './createQuoteService'

const fees = [
  { id: 'establishment', label: 'Establishment fee', amount: 595, every: 'once', financed: true },
  { id: 'account', label: 'Account fee', amount: 8, every: 'month', financed: false },
] as const
const config = buildConfig({ estimate: { requestQuotes: true, rate: 9.95, comparisonRate: 11.38 }, lender: { fees: [...fees] } })
const quote = (purchasePrice: number, settings = config) =>
  simulatedQuotes(settings).quote({
    ...{ selfAssessedCreditScore: 'GREAT', purchasePrice, loanTerm: 5, year: 2021, vin: null, nvic: null, whoIsHelping: '' },
  })

// Computed with an annuity of 260 weeks on price and establishment fee.
it.each([
  { price: 30_000, weekly: 14_947 },
  { price: 5000, weekly: 2733 },
])('a simulated quote for $price dollars is the advertised loan, marked as simulated (API-12, FIN-05)', async ({ price, weekly }) => {
  expect(await quote(price)).toEqual({ weeklyCents: weekly, rate: 9.95, comparisonRate: 11.38, simulated: true })
  expect(estimateFigures(price * 100, config)).toMatchObject({ weeklyCents: weekly, rate: 9.95, comparisonRate: 11.38 })
})

it('a simulated quote rounds as the lender does, and there is none without a repayment (FIN-28, ERR-13)', async () => {
  const up = buildConfig({ estimate: { requestQuotes: true }, lender: { rounding: 'up' } })
  expect((await quote(30_000, up))?.weeklyCents).toBe(estimateFigures(3_000_000, up).weeklyCents)
  expect(await quote(0, buildConfig())).toBeNull()
})
