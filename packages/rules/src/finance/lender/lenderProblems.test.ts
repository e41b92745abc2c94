import { expect, it } from 'vitest'
import { lenderProblems } from './loanFigures'

const terms = { interestRate: 6.99, comparisonRate: 7.84, depositPercent: 10, balloonPercent: 30, establishmentCents: 39_500 }

interface Row {
  readonly name: string
  readonly country?: 'NZ'
  readonly over: Partial<Parameters<typeof lenderProblems>[0]>
  readonly at: readonly string[]
}

it.each<Row>([
  { name: 'usual terms', over: {}, at: [] },
  { name: 'a comparison rate below the rate', over: { comparisonRate: 6.98 }, at: ['comparisonRate'] },
  { name: 'both rates the same without a fee', over: { comparisonRate: 6.99, establishmentCents: 0 }, at: [] },
  { name: 'a comparison rate that leaves out the fee', over: { comparisonRate: 6.99 }, at: ['comparisonRate'] },
  {
    name: 'a comparison rate too low for a large fee',
    over: { interestRate: 7.99, comparisonRate: 8.1, establishmentCents: 130_700 },
    at: ['comparisonRate'],
  },
  { name: 'nothing left to repay', over: { depositPercent: 50, balloonPercent: 41 }, at: ['balloonPercent'] },
  { name: 'a rate that is missing', over: { interestRate: null }, at: [] },
  { name: 'no comparison rate in Australia', over: { comparisonRate: null }, at: ['comparisonRate'] },
  { name: 'no comparison rate in New Zealand', country: 'NZ', over: { comparisonRate: null }, at: [] },
])('the lender form reports problems at $at for $name (FIN-05, ENT-26)', ({ over, at, country }) =>
  expect(Object.keys(lenderProblems({ ...terms, ...over }, country ?? 'AU'))).toEqual(at),
)
