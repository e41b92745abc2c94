import { expect, it } from 'vitest'
import { buildFigures } from '../../testing/buildFigures'
import type { FinanceFigures } from './FinanceTexts'
import { loanText, totalPayableText } from './loanText'

const fee = { id: 'fee', label: 'Fee', amount: 1360.5, every: 'once', financed: true } as const
const monthly = { id: 'account', label: 'Account', amount: 8, every: 'month', financed: false } as const
const registration = { id: 'register', label: 'Security registration', amount: 6, every: 'once', financed: false } as const

it.each<[change: Partial<FinanceFigures>, text: string]>([
  [{}, 'Loan over 5 years with no deposit.'],
  [{ termYears: 1 }, 'Loan over 1 year with no deposit.'],
  [{ depositCents: 249_900, residualCents: 749_700 }, 'Loan over 5 years with a deposit of $2,499 and a balloon of $7,497.'],
  [{ lender: { fees: [fee], rounding: 'nearest' } }, 'Loan over 5 years with no deposit. Fees of $1,360.50 are added to the loan.'],
  [
    { lender: { fees: [fee, monthly, registration], rounding: 'nearest' } },
    'Loan over 5 years with no deposit. Fees of $1,360.50 are added to the loan. There’s also a monthly fee of $8 and a one-off fee of $6.',
  ],
  [{ lender: { fees: [monthly], rounding: 'nearest' } }, 'Loan over 5 years with no deposit. There’s also a monthly fee of $8.'],
  [{ lender: { fees: [registration], rounding: 'nearest' } }, 'Loan over 5 years with no deposit. There’s also a one-off fee of $6.'],
  [
    { source: 'quote', lender: { fees: [fee], rounding: 'nearest' } },
    'Loan over 5 years with no deposit. The repayments include the lender’s fees and charges.',
  ],
  [
    { source: 'quote', lender: { fees: [fee, monthly], rounding: 'nearest' } },
    'Loan over 5 years with no deposit. Fees of $1,360.50 are added to the loan. There’s also a monthly fee of $8.',
  ],
  [{ source: 'quote' }, 'Loan over 5 years with no deposit.'],
  [{ onRoadCosts: 'with' }, 'Loan on a price of $30,000, with on-road costs, over 5 years with no deposit.'],
  [
    { onRoadCosts: 'without', depositCents: 300_000 },
    'Loan on a price of $30,000, without on-road costs, over 5 years with a deposit of $3,000.',
  ],
])('the small print describes the loan behind a figure (FIN-04): $1', (change, text) => expect(loanText(buildFigures(change))).toBe(text))

it.each<[change: Partial<FinanceFigures>, total: string]>([
  [{}, '. Total payable $39,000.'],
  [{ termYears: 3, residualCents: 749_700 }, '. Total payable $30,897.'],
  [{ depositCents: 249_900 }, '. Total loan repayments $39,000 ($41,499 with the deposit).'],
  // In whole dollars, as the calculator on the same page.
  [{ residualCents: 749_755 }, '. Total payable $46,498.'],
  [{ lender: { fees: [fee, monthly, registration], rounding: 'nearest' } }, ' and a one-off fee of $6. Total payable $39,486.'],
])('the small print states the total of all payments if the law requires it (CFG-02, FIN-27): $1', (change, total) =>
  expect(loanText(buildFigures(change), { statesTotal: true })).toMatch(new RegExp(`${total.replace(/[.$()]/g, '\\$&')}$`)),
)

it('the small print states the term and the total beside a weekly figure, in whole dollars (CFG-02, FIN-27)', () =>
  expect(totalPayableText(buildFigures({ termYears: 3, residualCents: 749_700 }))).toBe('over 3 years, total payable $30,897'))
