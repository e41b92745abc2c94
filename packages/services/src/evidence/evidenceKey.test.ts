import { expect, it } from 'vitest'
import { evidenceKey, verifyEvidence } from './evidenceKey'

it('evidence is signed by a key of the installation, and a changed text or another key is detected (CFG-12)', () => {
  const key = evidenceKey('a secret of the installation')
  const signature = key.sign('a day')
  const verify = (text: string, secret = 'a secret of the installation') => verifyEvidence(text, signature, evidenceKey(secret).publicKey)
  expect(verify('a day')).toBe(true)
  expect(verify('another day')).toBe(false)
  expect(verify('a day', 'another secret')).toBe(false)
  expect(key.publicKey).toContain('BEGIN PUBLIC KEY')
})
