import { expect, test } from 'vitest'
import { newRecoveryCodes, recoveryCodeHash } from './recoveryCodes'

test('Recovery codes are ten different codes', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
})

test.each([
  { name: 'as shown', entered: 'abcde-fgh23' },
  { name: 'without its dash', entered: 'abcdefgh23' },
  { name: 'in capitals, with spaces', entered: ' ABCDE FGH23 ' },
])('A recovery code is accepted $name', ({ entered }) => {
  expect(recoveryCodeHash('mia', entered)).toBe(recoveryCodeHash('mia', 'abcde-fgh23'))
})

test('The same code of another user has a different hash, and an invalid code has none', () => {
  expect(recoveryCodeHash('jonah', 'abcde-fgh23')).not.toBe(recoveryCodeHash('mia', 'abcde-fgh23'))
  expect(recoveryCodeHash('mia', '123456')).toBeNull()
})
