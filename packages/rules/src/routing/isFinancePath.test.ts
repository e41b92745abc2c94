import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { isFinancePath } from './isFinancePath'

const config = buildConfig({ finance: { path: '/finance-enquiry' } })

it.each([
  { path: '/finance-enquiry', expected: true },
  { path: '/finance', expected: false },
  { path: '/finance-enquiry/more', expected: false },
])('$path is the address of the finance page: $expected (RTE-10)', ({ path, expected }) => {
  expect(isFinancePath(path, config)).toBe(expected)
})
