import { expect, test } from 'vitest'
import { seal, unseal } from './sealed'

test('Encrypted text can be decrypted only unchanged and with the same key', () => {
  const sealed = seal('one key of ours', 'GEZDGNBV')
  expect(sealed).not.toContain('GEZDGNBV')
  expect(unseal('one key of ours', sealed)).toBe('GEZDGNBV')
  expect(unseal('another key', sealed)).toBeNull()
  // A different letter than the present one: 1 in 64 starts with any.
  expect(unseal('one key of ours', `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`)).toBeNull()
  expect(unseal('one key of ours', '')).toBeNull()
})
