import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PaymentFrequency, paymentFrequencies } from './calculator/paymentFrequencies'
import { comparisonRate } from './comparisonRate'

const fee = (amount: number, every: 'once' | 'month', financed = false) => ({ id: `${amount}`, label: 'Fee', amount, every, financed })
const frequencies = Object.keys(paymentFrequencies) as PaymentFrequency[]

const none: ReturnType<typeof fee>[] = []
const financed = [fee(1360.5, 'once', true)]
const upfront = [fee(395, 'once')]
const monthly = [fee(8, 'month')]
const group = [fee(912.25, 'once', true), fee(395, 'once'), fee(6, 'once'), fee(8, 'month')]

// The rates were computed independently with 40 digits: by bisection over the cash flows of each loan.
it.each<[string, number, PaymentFrequency, typeof none, number]>([
  ['no fees, monthly: the nominal rate', 8.5, 'monthly', none, 8.5],
  ['no fees, weekly: 52.18 payments count, not 52', 8.5, 'weekly', none, 8.53],
  ['no fees, fortnightly: 26.09 payments count, not 26', 8.5, 'fortnightly', none, 8.53],
  ['no fees at another rate', 6.29, 'weekly', none, 6.31],
  ['an establishment fee of $1,360.50 financed (FIN-26)', 6.29, 'weekly', financed, 8.2],
  ['the same, fortnightly', 6.29, 'fortnightly', financed, 8.2],
  ['the same, monthly', 6.29, 'monthly', financed, 8.16],
  ['a fee paid at once', 8.5, 'weekly', upfront, 9.1],
  ['a monthly fee with weekly repayments', 8.5, 'weekly', monthly, 9.09],
  ['a monthly fee with monthly repayments', 10, 'monthly', monthly, 10.54],
  ['the dealer group’s four fees (FIN-29)', 8.5, 'weekly', group, 10.97],
  ['the same, fortnightly', 10, 'fortnightly', group, 12.48],
  ['the same, monthly', 6.29, 'monthly', group, 8.68],
  ['a third of the loan in fees', 8.5, 'weekly', [fee(10_000, 'once')], 27.59],
  // Lenders of the demos: a calculation per month gives 0.04 points less than their weekly contracts.
  ['fees of $395 financed and $5 a month, weekly', 7.99, 'weekly', [fee(395, 'once', true), fee(5, 'month')], 8.93],
  ['the same, monthly', 7.99, 'monthly', [fee(395, 'once', true), fee(5, 'month')], 8.89],
  ['fees of $495 financed and $8 a month, weekly', 9.49, 'weekly', [fee(495, 'once', true), fee(8, 'month')], 10.78],
  ['the same, monthly', 9.49, 'monthly', [fee(495, 'once', true), fee(8, 'month')], 10.73],
  ['a rate of zero', 0, 'monthly', none, 0],
  ['a rate between two hundredths, halves up', 8.525, 'monthly', none, 8.53],
])('the comparison rate compares %s (FIN-05)', (_name, ratePercent, frequency, fees, expected) => {
  expect(comparisonRate(ratePercent, frequency, { fees })).toBe(expected)
})

describe('comparison rates of any lender (FIN-05)', () => {
  const cents = fc.integer({ min: 0, max: 200_000 }).map((amount) => amount / 100)
  const lenders = fc
    .tuple(cents, cents, cents)
    .map(([once, added, month]) => [fee(once, 'once'), fee(added, 'once', true), fee(month / 20, 'month')])
  const rates = fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100)

  it('comparison rates of any lender are never below the nominal rate', () => {
    fc.assert(
      fc.property(rates, fc.constantFrom(...frequencies), lenders, (ratePercent, frequency, fees) => {
        expect(comparisonRate(ratePercent, frequency, { fees })).toBeGreaterThanOrEqual(ratePercent)
      }),
    )
  })

  it('comparison rates of any lender rise with every fee', () => {
    fc.assert(
      fc.property(rates, fc.constantFrom(...frequencies), lenders, fc.nat(2), (ratePercent, frequency, fees, dearer) => {
        const raised = fees.map((one, index) => (index === dearer ? { ...one, amount: one.amount + 20 } : one))
        const [before, after] = [fees, raised].map((all) => comparisonRate(ratePercent, frequency, { fees: all }) ?? 0)
        expect(after).toBeGreaterThan(before ?? 0)
      }),
    )
  })

  it.each([
    { name: 'take the whole loan', amounts: [10_000, 10_000, 10_000] },
    { name: 'take more than the loan', amounts: [10_000, 10_000, 10_000, 10_000] },
  ])('comparison rates of any lender are null when fees $name', ({ amounts }) => {
    expect(comparisonRate(8.5, 'weekly', { fees: amounts.map((amount) => fee(amount, 'once')) })).toBeNull()
  })
})
