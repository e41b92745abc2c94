import { defaultValuationRules } from '@forecourt/rules/valuations/ValuationRules'
import { expect, it } from 'vitest'
import { parseRules, toEnteredRules } from './enteredRules'

const rules = {
  ...defaultValuationRules,
  makes: ['Kia', 'Mazda'],
  adjustments: [{ id: 'a', make: 'Kia', fromYears: 0, toYears: 3, percent: -5 }],
}
const entered = toEnteredRules(rules)

it('the form parses the valuation rules that it shows to the same rules (TRD-01)', () => {
  expect(parseRules(entered)).toEqual({ rules, problems: {} })
})

it.each([
  { name: 'a margin beyond its bounds', change: { marginPercent: '61' }, problem: 'marginPercent' },
  { name: 'half a percent', change: { spreadPercent: '2.5' }, problem: 'spreadPercent' },
  { name: 'an amount spelled out', change: { minimum: 'two' }, problem: 'minimum' },
  { name: 'no days', change: { validDays: '' }, problem: 'validDays' },
  {
    name: 'years in the wrong order',
    change: { adjustments: [{ id: 'a', make: '', fromYears: '5', toYears: '3', percent: '1' }] },
    problem: 'a',
  },
  { name: 'too many percent', change: { adjustments: [{ id: 'a', make: '', fromYears: '0', toYears: '3', percent: '51' }] }, problem: 'a' },
])('the form of valuation rules reports the field of an invalid rule: $name (TRD-01)', ({ change, problem }) => {
  const read = parseRules({ ...entered, ...change })
  expect([read.rules, Object.keys(read.problems)]).toEqual([null, [problem]])
})

it('the form accepts amounts with thousands separators (TRD-01)', () => {
  expect(parseRules({ ...entered, minimum: '12,500' }).rules?.minimumCents).toBe(1_250_000)
})
