import { plainText } from '@forecourt/schema/rich-text/plainText'
import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { filledDisclaimer } from './filledDisclaimer'

const terms = { termYears: 5, depositPercent: 10, finalPaymentPercent: 30, rate: 6.29, comparisonRate: 8.19 }

it.each([
  { name: 'every term', text: '{term} {deposit} {finalPayment} {rate} {comparisonRate}', expected: '5 10% 30% 6.29% 8.19%' },
  { name: 'a term twice', text: '{rate}, yes {rate}', expected: '6.29%, yes 6.29%' },
  { name: 'unknown placeholders unchanged', text: '{weekly} {constructor}', expected: '{weekly} {constructor}' },
  { name: 'nothing into an empty text', text: '', expected: '' },
])('the small print fills in $name (FIN-02)', ({ text, expected }) =>
  expect(filledDisclaimer(text, terms, { country: 'AU' })).toBe(expected),
)

it('the finance disclaimer fills all placeholders of the default text, and names the loan behind comparison rates (FIN-02, FIN-04, FIN-05)', () => {
  const text = plainText(filledDisclaimer(buildConfig().estimate.disclaimer, buildConfig().estimate, { country: 'AU' }))
  expect(text).toMatch(/5-year term, a deposit of 10% and a final payment of 30% .* 6\.29% p\.a\. \(comparison rate 8\.19% p\.a\.\)/)
  expect(buildConfig().finance.comparisonWarning).toContain('5-year secured loan of $30,000')
  expect(text).not.toMatch(/[{}]/)
})

it.each([
  { depositPercent: 0, finalPaymentPercent: 0, expected: 'no deposit and no balloon, at' },
  { depositPercent: 10, finalPaymentPercent: 0, expected: 'a deposit of 10% of the price and no balloon, at' },
  { depositPercent: 0, finalPaymentPercent: 30, expected: 'no deposit and a final payment of 30% of the price, at' },
])('the small print states that a loan has $expected (FIN-02)', ({ expected, ...zeros }) => {
  const text = plainText(filledDisclaimer(buildConfig().estimate.disclaimer, { ...terms, ...zeros }, { country: 'AU' }))
  expect(text).toContain(expected)
  expect(text).not.toMatch(/\b0%/)
})

it('the finance disclaimer states no comparison rate in New Zealand, which has none (CFG-02, FIN-05)', () => {
  const { estimate } = buildConfig()
  const text = plainText(filledDisclaimer(estimate.disclaimer, estimate, { country: 'NZ' }))
  expect(text).toContain('of the price, at 6.29% p.a. It is a guide')
  expect(text).not.toMatch(/comparison|[{}]/i)
})

it('the small print fills in the terms of a formatted text and keeps its formatting (FIN-02)', () => {
  const point = { level: 1, ordered: false }
  expect(
    filledDisclaimer(
      {
        blocks: [
          { id: 'a', kind: 'paragraph', spans: [{ text: 'At ' }, { text: '{rate} p.a.', bold: true }] },
          { id: 'b', kind: 'list', points: [{ ...point, spans: [{ text: '{term} years' }] }] },
          { id: 'c', kind: 'quote', paragraphs: [[{ text: '{deposit} down' }]] },
          { id: 'd', kind: 'table', hasHead: true, rows: [[[{ text: 'Comparison rate' }], [{ text: '{comparisonRate}' }]]] },
          { id: 'e', kind: 'picture', image: 'a.webp', alt: '{finalPayment}', caption: '{finalPayment} at the end' },
          { id: 'f', kind: 'rule' },
        ],
      },
      terms,
      { country: 'AU' },
    ),
  ).toEqual({
    blocks: [
      { id: 'a', kind: 'paragraph', spans: [{ text: 'At ' }, { text: '6.29% p.a.', bold: true }] },
      { id: 'b', kind: 'list', points: [{ ...point, spans: [{ text: '5 years' }] }] },
      { id: 'c', kind: 'quote', paragraphs: [[{ text: '10% down' }]] },
      { id: 'd', kind: 'table', hasHead: true, rows: [[[{ text: 'Comparison rate' }], [{ text: '8.19%' }]]] },
      { id: 'e', kind: 'picture', image: 'a.webp', alt: '30%', caption: '30% at the end' },
      { id: 'f', kind: 'rule' },
    ],
  })
})
