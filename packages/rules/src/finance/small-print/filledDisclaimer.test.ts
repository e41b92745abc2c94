import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { filledDisclaimer } from './filledDisclaimer'

const terms = { termYears: 5, depositPercent: 10, finalPaymentPercent: 30, rate: 6.29, comparisonRate: 8.19 }

it.each([
  { name: 'every term', text: '{term} {deposit} {finalPayment} {rate} {comparisonRate}', expected: '5 10% 30% 6.29% 8.19%' },
  { name: 'a term twice', text: '{rate}, yes {rate}', expected: '6.29%, yes 6.29%' },
  { name: 'other words in braces as they are', text: '{weekly} {constructor}', expected: '{weekly} {constructor}' },
  { name: 'nothing into an empty text', text: '', expected: '' },
])('fills in $name (FIN-02)', ({ text, expected }) => expect(filledDisclaimer(text, terms)).toBe(expected))

it('leaves no braces in the platform’s own words, and names the loan of comparison rates (FIN-02, FIN-04, FIN-05)', () => {
  const text = filledDisclaimer(buildConfig().estimate.disclaimer, buildConfig().estimate)
  expect(text).toMatch(/5-year term, a deposit of 10% and a final payment of 30% .* 6\.29% p\.a\. \(comparison rate 8\.19% p\.a\.\)/)
  expect(buildConfig().finance.comparisonWarning).toContain('5-year secured loan of $30,000')
  expect(text).not.toMatch(/[{}]/)
})
