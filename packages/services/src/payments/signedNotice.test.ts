import { expect, it } from 'vitest'
import { isSignedNotice, noticeTolerance, signNotice } from './signedNotice'

const body = '{"id":"evt_1"}'
const now = '2026-06-01T02:00:00.000Z'
const shifted = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString()
const signed = (seconds = 0, key = 'key') => signNotice(key, body, shifted(seconds))
const [time = '', hash = ''] = signed().split(',')

it.each([
  { name: 'now', signature: signed(), ok: true },
  { name: 'at the maximum age', signature: signed(-noticeTolerance), ok: true },
  { name: 'one second above the maximum age', signature: signed(-noticeTolerance - 1), ok: false },
  { name: 'at the maximum time ahead', signature: signed(noticeTolerance), ok: true },
  { name: 'one second above the maximum time ahead', signature: signed(noticeTolerance + 1), ok: false },
  { name: 'a year ahead', signature: signed(365 * 86_400), ok: false },
  { name: 'with another key', signature: signed(0, 'other'), ok: false },
  { name: 'with the previous key', signature: signed(0, 'before'), ok: true },
  { name: 'by one of two signatures', signature: `${time},v1=${'0'.repeat(64)},${hash}`, ok: true },
  { name: 'with its fields in another order', signature: `${hash},${time}`, ok: true },
  { name: 'for another time than its own', signature: `t=${Date.parse(now) / 1000 - 1},${hash}`, ok: false },
  { name: 'without a time', signature: hash, ok: false },
  { name: 'in upper case', signature: `${time},${hash.toUpperCase().replace('V1', 'v1')}`, ok: false },
  { name: 'without a signature', signature: time, ok: false },
])('the payment endpoint accepts a webhook signed $name: $ok (CHK-03)', ({ signature, ok }) => {
  expect(isSignedNotice({ body, signature, now }, ['key', 'before'])).toBe(ok)
  expect(isSignedNotice({ body: `${body} `, signature, now }, ['key', 'before'])).toBe(false)
  expect(isSignedNotice({ body, signature, now }, [])).toBe(false)
})
