import { expect, it } from 'vitest'
import { createByteBudget } from './receiveBody'

it('the byte budget grants no more bytes than its total, nor than the limit of one client', () => {
  const budget = createByteBudget({ total: 100, each: 60 })
  expect(budget.take('a', 50)).toBe(true)
  expect(budget.take('a', 20)).toBe(false)
  expect(budget.take('b', 50)).toBe(true)
  expect(budget.take('c', 1)).toBe(false)
  budget.give('a', 50)
  expect(budget.take('c', 50)).toBe(true)
})
