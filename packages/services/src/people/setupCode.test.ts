import { expect, test } from 'vitest'
import { isSetupCode, setupCode } from './setupCode'

const secret = 'a secret of the installation'
const code = setupCode(secret)

test.each([
  { name: 'as printed', entered: code, is: true },
  { name: 'in capitals, without the dash', entered: code.toUpperCase().replace('-', ' '), is: true },
  { name: 'of another installation', entered: setupCode('another secret'), is: false },
  { name: 'cut short', entered: code.slice(0, -1), is: false },
  { name: 'nothing', entered: '', is: false },
])('the set-up of a user checks a set-up code: $name', ({ entered, is }) => {
  expect(isSetupCode(secret, entered)).toBe(is)
})
