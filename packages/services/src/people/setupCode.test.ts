import { expect, test } from 'vitest'
import { isSetupCode, setupCode } from './setupCode'

const secret = 'a secret of the installation'
const code = setupCode(secret)

test.each([
  { name: 'as it was printed', typed: code, is: true },
  { name: 'in capitals, without the dash', typed: code.toUpperCase().replace('-', ' '), is: true },
  { name: 'of another installation', typed: setupCode('another secret'), is: false },
  { name: 'cut short', typed: code.slice(0, -1), is: false },
  { name: 'nothing', typed: '', is: false },
])('The set-up code $name', ({ typed, is }) => {
  expect(isSetupCode(secret, typed)).toBe(is)
})
