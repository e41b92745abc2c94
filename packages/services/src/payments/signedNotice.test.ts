import { expect, it } from 'vitest'
import { isSignedNotice, noticeTolerance, signNotice } from './signedNotice'

const body = '{"id":"evt_1"}'
const now = '2026-06-01T02:00:00.000Z'
const shifted = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString()
const signed = (seconds = 0, key = 'key') => signNotice(key, body, shifted(seconds))
const [time = '', hash = ''] = signed().split(',')

it.each([
  { name: 'at this second', signature: signed(), ok: true },
  { name: 'as long ago as is tolerated', signature: signed(-noticeTolerance), ok: true },
  { name: 'a second longer ago', signature: signed(-noticeTolerance - 1), ok: false },
  { name: 'as far ahead as is tolerated', signature: signed(noticeTolerance), ok: true },
  { name: 'a second further ahead', signature: signed(noticeTolerance + 1), ok: false },
  { name: 'a year ahead', signature: signed(365 * 86_400), ok: false },
  { name: 'with another key', signature: signed(0, 'other'), ok: false },
  { name: 'with the key before', signature: signed(0, 'before'), ok: true },
  { name: 'by one of two signatures', signature: `${time},v1=${'0'.repeat(64)},${hash}`, ok: true },
  { name: 'in another order', signature: `${hash},${time}`, ok: true },
  { name: 'for a time that was changed', signature: `t=${Date.parse(now) / 1000 - 1},${hash}`, ok: false },
  { name: 'without a time', signature: hash, ok: false },
  { name: 'in capitals', signature: `${time},${hash.toUpperCase().replace('V1', 'v1')}`, ok: false },
  { name: 'by nothing', signature: time, ok: false },
])('a notice that is signed $name is believed: $ok (CHK-03)', ({ signature, ok }) => {
  expect(isSignedNotice({ body, signature, now }, ['key', 'before'])).toBe(ok)
  expect(isSignedNotice({ body: `${body} `, signature, now }, ['key', 'before'])).toBe(false)
  expect(isSignedNotice({ body, signature, now }, [])).toBe(false)
})
