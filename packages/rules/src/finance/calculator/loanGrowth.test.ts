import { expect, it } from 'vitest'
import { divide, one, toDecimal, toNumber } from '../Decimal'
import { loanGrowth } from './periodicRepayment'

it.each([
  { name: 'a year of months at 12%', rate: 12, perYear: 12, payments: 12, growth: 1.01 ** 12 },
  { name: 'five years of weeks at 6.29%', rate: 6.29, perYear: 52, payments: 260, growth: (1 + 6.29 / 5200) ** 260 },
  { name: 'a single payment', rate: 10, perYear: 52, payments: 1, growth: 1 + 10 / 5200 },
  { name: 'no interest', rate: 0, perYear: 52, payments: 260, growth: 1 },
])('a loan grows by the interest of each period (FIN-21, FIN-25): $name', ({ rate, perYear, payments, growth }) => {
  expect(toNumber(loanGrowth(rate, perYear, payments).growth) / toNumber(one)).toBeCloseTo(growth / toNumber(one), 10)
  expect(loanGrowth(rate, perYear, payments).interest).toBe(divide(toDecimal(rate), toDecimal(100 * perYear)))
})

it('the loan growth is the same after 600 other calculations filled its cache', () => {
  const first = loanGrowth(7.5, 52, 260)
  for (let rate = 0; rate < 600; rate++) loanGrowth(rate / 100 + 0.001, 12, 60)
  expect(loanGrowth(7.5, 52, 260)).toEqual(first)
})
