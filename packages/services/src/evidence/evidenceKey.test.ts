import { expect, it } from 'vitest'
import { evidenceKey } from './evidenceKey'

it('evidence is signed by a key of the installation, and a changed text or another key is detected (CFG-12)', () => {
  const key = evidenceKey('a secret of the installation')
  const signature = key.sign('a day')
  expect(key.verify('a day', signature)).toBe(true)
  expect(evidenceKey('a secret of the installation').verify('a day', signature)).toBe(true)
  expect(key.verify('another day', signature)).toBe(false)
  expect(evidenceKey('another secret').verify('a day', signature)).toBe(false)
  expect(key.publicKey).toContain('BEGIN PUBLIC KEY')
})
