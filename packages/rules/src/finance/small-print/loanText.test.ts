import { expect, it } from 'vitest'
import type { FinanceFigures } from '../FinanceFigures'
import { loanText } from './loanText'

const figures: FinanceFigures = {
  source: 'lender',
  priceCents: 3_000_000,
  weeklyCents: 15_000,
  rate: 8.99,
  comparisonRate: 10.96,
  termYears: 5,
  depositCents: 0,
  residualCents: 0,
  lender: { fees: [], rounding: 'nearest' },
}
const fee = { id: 'fee', label: 'Fee', amount: 1360.5, every: 'once', financed: true } as const
const monthly = { id: 'account', label: 'Account', amount: 8, every: 'month', financed: false } as const
const registration = { id: 'register', label: 'Security registration', amount: 6, every: 'once', financed: false } as const

it.each<{ change: Partial<FinanceFigures>; text: string }>([
  { change: {}, text: 'Loan over 5 years with no deposit' },
  { change: { termYears: 1 }, text: 'Loan over 1 year with no deposit' },
  {
    change: { depositCents: 249_900, residualCents: 749_700 },
    text: 'Loan over 5 years with a deposit of $2,499 and a final payment of $7,497',
  },
  {
    change: { lender: { fees: [fee], rounding: 'nearest' } },
    text: 'Loan over 5 years with no deposit, $1,360.50 in fees added to the loan',
  },
  {
    change: { lender: { fees: [fee, monthly, registration], rounding: 'nearest' } },
    text: 'Loan over 5 years with no deposit, $1,360.50 in fees added to the loan, plus fees of $8 a month and a one-off $6 paid separately',
  },
  {
    change: { lender: { fees: [monthly], rounding: 'nearest' } },
    text: 'Loan over 5 years with no deposit, plus fees of $8 a month paid separately',
  },
  {
    change: { lender: { fees: [registration], rounding: 'nearest' } },
    text: 'Loan over 5 years with no deposit, plus a one-off fee of $6 paid separately',
  },
  {
    change: { source: 'quote', lender: { fees: [fee], rounding: 'nearest' } },
    text: 'Loan over 5 years with no deposit, the lender’s fees included',
  },
  { change: { source: 'quote' }, text: 'Loan over 5 years with no deposit' },
  { change: { onRoadCosts: 'with' }, text: 'Loan of $30,000, with on-road costs, over 5 years with no deposit' },
  { change: { onRoadCosts: 'without' }, text: 'Loan of $30,000, without on-road costs, over 5 years with no deposit' },
])('says what loan is behind a figure (FIN-04): $text', ({ change, text }) => expect(loanText({ ...figures, ...change })).toBe(text))
