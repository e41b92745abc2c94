import type { DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import { keyedTarget } from '@forecourt/rules/testing/keyedFormat'
import { withKeyedFormat } from '@forecourt/rules/testing/withKeyedFormat'
import { expect, it } from 'vitest'
import { openTarget, sealTarget } from './sealedTarget'

withKeyedFormat()

const secret = 'a secret of the installation'
const apiKeyIn = (target: DestinationTarget) => (target as unknown as { apiKey: string }).apiKey

it('an entered secret is stored encrypted and can be opened (ENT-16)', () => {
  const stored = sealTarget(secret, keyedTarget(), null)
  expect(JSON.stringify(stored)).not.toContain('fk-123')
  expect(openTarget(secret, stored)).toMatchObject({ dealer: '7', apiKey: 'fk-123' })
})

it('a secret that was not entered, or is the same, stays as stored (ENT-16)', () => {
  const stored = sealTarget(secret, keyedTarget(), null)
  expect(sealTarget(secret, keyedTarget({ apiKey: null }), stored)).toEqual(stored)
  expect(sealTarget(secret, keyedTarget(), stored)).toEqual(stored)
  expect(openTarget(secret, sealTarget(secret, keyedTarget({ apiKey: 'fk-9' }), stored))).toMatchObject({ apiKey: 'fk-9' })
  expect(apiKeyIn(sealTarget(secret, keyedTarget({ apiKey: null }), null))).toBe('')
})

it('a stored secret is not sent to another address: it must be entered again (ENT-16)', () => {
  const stored = sealTarget(secret, keyedTarget(), null)
  expect(apiKeyIn(sealTarget(secret, keyedTarget({ url: 'https://other.example/leads', apiKey: null }), stored))).toBe('')
  expect(openTarget(secret, sealTarget(secret, keyedTarget({ url: 'https://other.example/leads' }), stored))).toMatchObject({
    apiKey: 'fk-123',
  })
})

it('a secret of another installation, or one that was altered, is refused with a message that names its field (ENT-16)', () => {
  const stored = sealTarget(secret, keyedTarget(), null)
  for (const [key, target] of [
    ['another secret', stored],
    [secret, keyedTarget({ apiKey: apiKeyIn(stored).slice(1) })],
    [secret, keyedTarget({ apiKey: '' })],
  ] as const)
    expect(() => openTarget(key, target)).toThrow('“API key” can’t be read any more. Enter it again.')
})
