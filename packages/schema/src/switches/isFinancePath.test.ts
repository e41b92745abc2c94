import { expect, it } from 'vitest'
import { isFinancePath } from './shownFinance'

it.each([
  { path: '/finance-enquiry', expected: true },
  { path: '/finance', expected: false },
  { path: '/finance-enquiry/more', expected: false },
])('$path is the address of the finance page: $expected (RTE-10)', ({ path, expected }) => {
  expect(isFinancePath(path, { finance: { path: '/finance-enquiry' } })).toBe(expected)
})
