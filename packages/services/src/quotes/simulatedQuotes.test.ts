import { estimateFigures } from '@forecourt/rules/finance/estimate/carEstimate'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { simulatedQuotes } from './createQuoteService'

const financed = { id: 'establishment', label: 'Establishment fee', amount: 595, every: 'once', financed: true } as const
const upfront = { id: 'registration', label: 'Security registration', amount: 6, every: 'once', financed: false } as const
const monthly = { id: 'account', label: 'Account fee', amount: 8, every: 'month', financed: false } as const
const settings = (lender: object) => buildConfig({ estimate: { requestQuotes: true, rate: 9.95, comparisonRate: 11.38 }, lender })
const quote = (purchasePrice: number, lender: object) =>
  simulatedQuotes(settings(lender)).quote({
    ...{ selfAssessedCreditScore: 'GREAT', purchasePrice, loanTerm: 5, year: 2021, vin: null, nvic: null, whoIsHelping: '' },
  })

// Computed with an annuity of 260 weeks on price and one-off fees; $8 a month are $1.85 a week.
it.each([
  { name: 'with a financed fee', price: 30_000, fees: [financed], weekly: 14_947 },
  { name: 'of a small sum', price: 5000, fees: [financed], weekly: 2733 },
  { name: 'with all fees included', price: 30_000, fees: [financed, upfront, monthly], weekly: 15_135 },
])(
  'a simulated quote is the advertised loan at its rates, marked as simulated (API-12, FIN-05): $name',
  async ({ price, fees, weekly }) => {
    expect(await quote(price, { fees })).toEqual({ weeklyCents: weekly, rate: 9.95, comparisonRate: 11.38, simulated: true })
  },
)

it.each(['nearest', 'up', 'down'] as const)(
  'a simulated quote is the site’s estimate if all fees are financed, rounded %s (FIN-03, FIN-28)',
  async (rounding) => {
    const lender = { fees: [financed], rounding }
    expect((await quote(30_000, lender))?.weeklyCents).toBe(estimateFigures(3_000_000, settings(lender)).weeklyCents)
  },
)

it('there is no simulated quote without a repayment (ERR-13)', async () => expect(await quote(0, {})).toBeNull())
