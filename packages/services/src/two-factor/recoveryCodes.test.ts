import { expect, test } from 'vitest'
import { newRecoveryCodes, recoveryCodeHash } from './recoveryCodes'

test('There are ten codes, none twice', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
})

test.each([
  { name: 'as it was shown', entered: 'abcde-fgh23' },
  { name: 'without its dash', entered: 'abcdefgh23' },
  { name: 'in capitals, with spaces', entered: ' ABCDE FGH23 ' },
])('A code is known $name', ({ entered }) => {
  expect(recoveryCodeHash('mia', entered)).toBe(recoveryCodeHash('mia', 'abcde-fgh23'))
})

test('Another person’s same code is another hash, and what is no code has none', () => {
  expect(recoveryCodeHash('jonah', 'abcde-fgh23')).not.toBe(recoveryCodeHash('mia', 'abcde-fgh23'))
  expect(recoveryCodeHash('mia', '123456')).toBeNull()
})
