import { expect, it } from 'vitest'
import { parseCondition, parseConditionAnswers } from './parseCondition'

const all = { body: 'good', interior: 'fair', mechanical: 'good', tyres: 'poor', history: 'good' }

it.each([
  { name: 'all five', said: all, whole: true, count: 5 },
  { name: 'and whatever else was sent', said: { ...all, km: '5' }, whole: true, count: 5 },
  { name: 'four', said: { ...all, tyres: undefined }, whole: false, count: 4 },
  { name: 'no answer there is', said: { ...all, tyres: 'constructor' }, whole: false, count: 4 },
  { name: 'a number', said: { ...all, body: 1 }, whole: false, count: 4 },
  { name: 'none', said: {}, whole: false, count: 0 },
])('reads answers about condition (API-08): $name', ({ said, whole, count }) => {
  expect(Object.keys(parseConditionAnswers(said))).toHaveLength(count)
  expect(parseCondition(said) !== null).toBe(whole)
})

it('takes nothing that an object has by itself for an answer (API-08)', () => expect(parseConditionAnswers(Object.create(all))).toEqual({}))
