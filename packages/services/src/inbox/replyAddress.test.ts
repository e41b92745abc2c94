import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { parseReplyAddress, replyAddress } from './replyAddress'

const keys = { secret: 'a secret of the installation', domain: 'replies.example' }
const conversationId = '0f0e0d0c-1111-4222-8333-444455556666'

it('a reply address identifies its conversation in upper or lower case, and fits the length limit of mail servers (ENT-16)', () => {
  for (const kind of ['reply', 'bounce', 'lead'] as const) {
    const address = replyAddress(keys, kind, conversationId)
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
    expect(parseReplyAddress(keys, address.toUpperCase())).toEqual({ kind, id: conversationId })
    expect(parseReplyAddress({ ...keys, secret: 'another' }, address)).toBeNull()
    expect(parseReplyAddress({ ...keys, domain: 'other.example' }, address)).toBeNull()
  }
})

it('a reply address accepts none of 10,000 forged addresses (ENT-16)', () => {
  const address = replyAddress(keys, 'reply', conversationId)
  const forged = [
    address.replace(/^r/, 'b'),
    address.replace(/^r/, 'm'),
    address.replace(/.@/, (last) => (last === '0@' ? '1@' : '0@')),
    '@replies.example',
    `r${'0'.repeat(60)}@replies.example`,
    ...Array.from({ length: 10_000 }, () => `r0f0e0d0c111142228333444455556666${randomBytes(14).toString('hex')}@replies.example`),
  ]
  expect(forged.filter((one) => parseReplyAddress(keys, one) !== null)).toEqual([])
})
