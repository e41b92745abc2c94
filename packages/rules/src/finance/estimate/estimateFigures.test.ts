import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { estimateFigures } from './carEstimate'

it('the finance rule estimates with a 10% deposit and a 30% final payment over five years (FIN-04)', () => {
  expect(estimateFigures(2_499_000, buildConfig())).toEqual({
    source: 'estimate',
    priceCents: 2_499_000,
    weeklyCents: 7_632,
    rate: 6.29,
    comparisonRate: 8.19,
    termYears: 5,
    depositCents: 249_900,
    residualCents: 749_700,
    lender: { fees: [], rounding: 'nearest' },
  })
})

it('the estimate adds the lender’s financed fees to the loan (FIN-25, FIN-26)', () => {
  const fee = { id: 'fee', label: 'Establishment fee', amount: 1360.5, every: 'once', financed: true } as const
  const monthly = { id: 'account', label: 'Account fee', amount: 8, every: 'month', financed: false } as const
  expect(estimateFigures(2_499_000, buildConfig({ lender: { fees: [fee, monthly] } }))).toMatchObject({
    weeklyCents: 8_242,
    lender: { fees: [{ amount: 1360.5 }, { amount: 8 }] },
  })
})

it('the estimate uses the terms of quote requests if the site requests quotes (FIN-03, FIN-06)', () => {
  const estimate = { requestQuotes: true, termYears: 7, depositPercent: 20, finalPaymentPercent: 40 }
  expect(estimateFigures(2_499_000, buildConfig({ estimate }))).toMatchObject({
    termYears: 5,
    depositCents: 0,
    residualCents: 0,
    rate: 6.29,
  })
})
