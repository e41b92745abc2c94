import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { feedSecret, isAuthorised } from './feedSecret'

const secret = feedSecret('of the installation', { id: 'feed', secretRevision: 1 })
const now = '2026-06-01T02:00:00.000Z'
const seconds = String(Date.parse(now) / 1000)
const body = Buffer.from('{"stocknum":"A1"}')
const sign = (id: string, timestamp: string, text: Uint8Array = body, key = secret) => ({
  'webhook-id': id,
  'webhook-timestamp': timestamp,
  'webhook-signature': `v1,bm90 v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(text).digest('base64')}`,
})

it.each<{ name: string; headers: Record<string, string>; is: boolean }>([
  { name: 'the secret as a bearer token', headers: { authorization: `Bearer ${secret}` }, is: true },
  { name: 'another secret', headers: { authorization: 'Bearer other' }, is: false },
  { name: 'a valid signature', headers: sign('m1', seconds), is: true },
  { name: 'a signature up to five minutes old', headers: sign('m1', String(Number(seconds) - 300)), is: true },
  { name: 'an expired signature', headers: sign('m1', String(Number(seconds) - 301)), is: false },
  { name: 'a signature without a valid time', headers: sign('m1', 'soon'), is: false },
  { name: 'a signature of another body', headers: sign('m1', seconds, Buffer.from('{}')), is: false },
  { name: 'a signature with another secret', headers: sign('m1', seconds, body, 'other'), is: false },
  { name: 'a signature under another id', headers: { ...sign('m1', seconds), 'webhook-id': 'm2' }, is: false },
  { name: 'no secret', headers: {}, is: false },
])('a feed accepts a push with $name: $is (ENT-01)', ({ headers, is }) =>
  expect(isAuthorised(new Headers(headers), body, secret, now)).toBe(is),
)

it('Each feed and each revision of a feed has a different secret (ENT-01)', () => {
  const secrets = [
    feedSecret('a', { id: 'one', secretRevision: 1 }),
    feedSecret('a', { id: 'one', secretRevision: 2 }),
    feedSecret('a', { id: 'two', secretRevision: 1 }),
    feedSecret('b', { id: 'one', secretRevision: 1 }),
  ]
  expect(new Set(secrets).size).toBe(4)
})
