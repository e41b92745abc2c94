import { expect, it } from 'vitest'
import { parseCondition, parseConditionAnswers } from './parseCondition'

const all = { body: 'good', interior: 'fair', mechanical: 'good', tyres: 'poor', history: 'good' }

it.each([
  { name: 'all five', input: all, whole: true, count: 5 },
  { name: 'all five, with other data', input: { ...all, km: '5' }, whole: true, count: 5 },
  { name: 'four', input: { ...all, tyres: undefined }, whole: false, count: 4 },
  { name: 'an unknown answer', input: { ...all, tyres: 'constructor' }, whole: false, count: 4 },
  { name: 'a number', input: { ...all, body: 1 }, whole: false, count: 4 },
  { name: 'none', input: {}, whole: false, count: 0 },
])('the valuation form parses answers about the condition (API-08): $name', ({ input, whole, count }) => {
  expect(Object.keys(parseConditionAnswers(input))).toHaveLength(count)
  expect(parseCondition(input) !== null).toBe(whole)
})

it('the valuation ignores inherited properties of an object (API-08)', () => expect(parseConditionAnswers(Object.create(all))).toEqual({}))
