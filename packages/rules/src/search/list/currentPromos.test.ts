import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { currentPromos } from './promoNeeds'

const july = { id: 'winter', title: 'Winter service', start: '2025-07-01', expiry: '2025-07-24' }

it.each([
  { name: 'the day before it starts', promo: july, now: '2025-06-30T13:59:59.999Z', runs: false },
  { name: 'its first minute', promo: july, now: '2025-06-30T14:00:00.000Z', runs: true },
  { name: 'the last minute of its last day', promo: july, now: '2025-07-24T13:59:59.999Z', runs: true },
  { name: 'the minute after its last day', promo: july, now: '2025-07-24T14:00:00.000Z', runs: false },
  { name: 'the minute before its time', promo: { ...july, start: '2025-07-01T08:00' }, now: '2025-06-30T21:59:59.999Z', runs: false },
  { name: 'the minute of its time', promo: { ...july, start: '2025-07-01T08:00' }, now: '2025-06-30T22:00:00.000Z', runs: true },
  { name: 'no dates at all', promo: { ...july, start: '', expiry: '' }, now: '2031-01-01T00:00:00.000Z', runs: true },
  { name: 'no last day', promo: { ...july, expiry: '' }, now: '2031-01-01T00:00:00.000Z', runs: true },
  { name: 'no first day', promo: { ...july, start: '' }, now: '2001-01-01T00:00:00.000Z', runs: true },
  { name: 'it ends before it starts', promo: { ...july, expiry: '2025-06-01' }, now: '2025-07-05T00:00:00.000Z', runs: false },
  { name: 'it has no content', promo: { ...july, title: ' ' }, now: '2025-07-05T00:00:00.000Z', runs: false },
  { name: 'it only shows a picture', promo: { ...july, title: '', image: 'scenes/x.svg' }, now: '2025-07-05T00:00:00.000Z', runs: true },
])('the promotion rule decides whether a promotion runs: $name: $runs (CNT-08, ENT-24)', ({ promo, now, runs }) => {
  const config = buildConfig({ identity: { timeZone: 'Australia/Sydney' }, search: { promos: [promo] } })
  expect(currentPromos({ config, now })).toHaveLength(runs ? 1 : 0)
})
