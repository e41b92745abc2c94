import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { neverShown } from '../../parts/explain'
import { shows } from '../../parts/Part'
import { buildConfig } from '../../testing/buildConfig'
import { promoNeeds } from './promoNeeds'

const siteWith = (promo: object) =>
  buildConfig({
    identity: { timeZone: 'Australia/Sydney' },
    search: { promos: [{ id: 'winter', title: 'Winter', ...promo }] },
  } as ConfigValues)
const now = '2025-07-05T00:00:00.000Z'

it.each([
  { name: 'current dates', promo: { start: '2025-07-01', expiry: '2025-07-24' }, runs: true, warned: false },
  { name: 'future dates', promo: { start: '2025-08-01', expiry: '' }, runs: false, warned: false },
  { name: 'past dates', promo: { start: '', expiry: '2025-07-01' }, runs: false, warned: false },
  { name: 'a last day before its first day', promo: { start: '2025-07-24', expiry: '2025-07-01' }, runs: false, warned: true },
  { name: 'nothing to show', promo: { title: ' ' }, runs: false, warned: false },
])('a promotion with $name runs: $runs; publishing warns: $warned (CNT-08, ENT-24)', ({ promo, runs, warned }) => {
  const config = siteWith(promo)
  const [only] = config.search.promos
  if (!only) throw new Error('The site has no promotion.')
  expect(shows({ needs: promoNeeds(only) }, { config, now })).toBe(runs)
  expect(neverShown({ needs: promoNeeds(only) }, config) !== null).toBe(warned)
})
