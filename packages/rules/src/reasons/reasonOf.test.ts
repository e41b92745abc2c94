import { expect, it } from 'vitest'
import { type Condition, reasonOf } from './reasonOf'

const condition = (title: string, holds: boolean): Condition => ({ holds, rule: 'CAR-02', title, yes: `${title} yes`, no: `${title} no` })
const what = { id: 'a', title: 'A', element: null }

it.each([
  { name: 'all hold: all of them', conditions: [condition('a', true), condition('b', true)], shown: true, says: ['a yes', 'b yes'] },
  { name: 'one is missing: that one', conditions: [condition('a', true), condition('b', false)], shown: false, says: ['b no'] },
  { name: 'several are missing: each', conditions: [condition('a', false), condition('b', false)], shown: false, says: ['a no', 'b no'] },
  { name: 'there are none', conditions: [], shown: true, says: [] },
])('says what decided where $name', ({ conditions, shown, says }) => {
  const reason = reasonOf(what, conditions)
  expect(reason.shown).toBe(shown)
  expect(reason.because.map((because) => because.says)).toEqual(says)
})
