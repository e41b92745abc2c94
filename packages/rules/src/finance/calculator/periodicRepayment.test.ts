import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toNumber } from '../Decimal'
import { type Loan, periodicRepayment } from './periodicRepayment'

const repayment = (loan: Loan) => toNumber(periodicRepayment(loan))

/** Parses a decimal number exactly. */
const written = (digits: string) => {
  const [whole = '', rest = ''] = digits.split('.')
  return BigInt(`${whole}${rest.padEnd(24, '0')}`)
}

// [name, principal, residual in cents; percent a year; payments a year; payments; repayment in cents]. The repayments were computed
// independently: by running each loan's balance period by period with 60 digits.
it.each<[string, number, number, number, number, number, string]>([
  ['$30,000 over 5 years, weekly (FIN-23)', 3_000_000, 0, 8.5, 52, 260, '14172.8292785506496645149'],
  ['the same, fortnightly (FIN-21)', 3_000_000, 0, 8.5, 26, 130, '28364.2236781340264036433'],
  ['the same, monthly (FIN-21)', 3_000_000, 0, 8.5, 12, 60, '61549.593981153748420348'],
  ['the same at 10% (FIN-24)', 3_000_000, 0, 10, 12, 60, '63741.1341338048233408536'],
  ['10% deposit and 30% residual (FIN-04)', 2_249_100, 749_700, 6.29, 52, 260, '7631.53478469774934841758'],
  ['a residual over 7 years', 4_500_000, 1_350_000, 7.5, 12, 84, '56753.0689373439015801244'],
  ['a term of a year and a half (FIN-15)', 1_000_000, 0, 14.5, 26, 39, '28601.6418865518263630234'],
  ['the lowest price, rate and term (FIN-12, FIN-15, FIN-16)', 100_000, 0, 0.5, 52, 52, '1927.98107574031157427848'],
  ['a rate near zero', 25_000_000, 0, 0.01, 52, 364, '68705.4259870499375305929'],
  ['the highest of everything', 25_000_000, 0, 40, 52, 364, '204902.016039104332354511'],
  ['interest only, all of it due at the end', 2_000_000, 2_000_000, 9, 12, 36, '15000'],
  ['an establishment fee of $1,360.50 financed (FIN-26)', 3_136_050, 0, 7.95, 12, 48, '76486.5629948751466102057'],
  ['a rate of zero, in equal parts', 3_000_000, 600_000, 0, 12, 60, '40000'],
  ['a single payment', 100_000, 0, 12, 12, 1, '101000'],
  ['a residual above the principal, which interest doesn’t cover', 1_000_000, 1_100_000, 6, 12, 12, '-3106.64297070806626860934'],
])(
  'the periodic repayment repays %s (FIN-25)',
  (_name, principalCents, residualCents, ratePercent, paymentsPerYear, payments, expected) => {
    const exact = periodicRepayment({ principalCents, residualCents, ratePercent, paymentsPerYear, payments })
    expect(Math.abs(toNumber(exact - written(expected)))).toBeLessThan(1e-12)
  },
)

const loans = fc.record({
  principalCents: fc.integer({ min: 100_000, max: 25_000_000 }),
  residualCents: fc.integer({ min: 0, max: 100_000 }),
  ratePercent: fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100),
  paymentsPerYear: fc.constantFrom(12, 26, 52),
  halfYears: fc.integer({ min: 2, max: 14 }),
})
const withPayments = ({ halfYears, ...loan }: typeof loans extends fc.Arbitrary<infer T> ? T : never): Loan => ({
  ...loan,
  payments: (loan.paymentsPerYear * halfYears) / 2,
})

describe('repayments of any loan (FIN-25)', () => {
  it('repayments of any loan allow the rate to be recovered by search', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const paid = repayment(withPayments(loan))
        let [low, high] = [0, 50]
        for (let step = 0; step < 44; step++) {
          const middle = (low + high) / 2
          if (repayment({ ...withPayments(loan), ratePercent: middle }) < paid) low = middle
          else high = middle
        }
        expect((low + high) / 2).toBeCloseTo(loan.ratePercent, 5)
      }),
      { numRuns: 60 },
    )
  })

  it('repayments of any loan leave exactly the residual after the last repayment', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { principalCents, residualCents, ratePercent, paymentsPerYear, payments } = withPayments(loan)
        const paid = repayment(withPayments(loan))
        let balance = principalCents
        for (let period = 0; period < payments; period++) balance += (balance * ratePercent) / 100 / paymentsPerYear - paid
        expect(Math.abs(balance - residualCents)).toBeLessThan(0.01)
      }),
    )
  })

  it.each<{ name: string; change: (loan: Loan) => Loan; grows: boolean }>([
    { name: 'grow with the price', change: (loan) => ({ ...loan, principalCents: loan.principalCents + 1 }), grows: true },
    { name: 'grow with the rate', change: (loan) => ({ ...loan, ratePercent: loan.ratePercent + 0.01 }), grows: true },
    { name: 'shrink with a longer term', change: (loan) => ({ ...loan, payments: loan.payments + 1 }), grows: false },
    { name: 'shrink with a deposit', change: (loan) => ({ ...loan, principalCents: loan.principalCents - 1 }), grows: false },
    { name: 'shrink with a residual', change: (loan) => ({ ...loan, residualCents: loan.residualCents + 1 }), grows: false },
  ])('$name', ({ change, grows }) => {
    fc.assert(
      fc.property(loans, (loan) => {
        const before = { ...withPayments(loan), residualCents: Math.min(loan.residualCents, loan.principalCents - 1) }
        const [one, other] = [periodicRepayment(before), periodicRepayment(change(before))]
        expect(grows ? other > one : other < one).toBe(true)
      }),
    )
  })
})
