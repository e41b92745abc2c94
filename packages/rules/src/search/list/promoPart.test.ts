import { expect, it } from 'vitest'
import { neverShown } from '../../parts/explain'
import { buildConfig } from '../../testing/buildConfig'
import type { Promo } from './promoNeeds'
import { promoPart } from './whyListShows'

const promoWarning = (promo: Partial<Promo>) => {
  const config = buildConfig({ search: { promos: [{ id: 'new', title: 'Sale', ...promo }] } })
  return config.search.promos.flatMap((each) => neverShown(promoPart(each), config) ?? [])
}

it.each<{ name: string; promo: Partial<Promo>; pointer: string; message: string }>([
  {
    name: 'that ends before it begins (CNT-08)',
    promo: { start: '2026-07-24', expiry: '2026-07-01' },
    pointer: '/search/promos/new/expiry',
    message: 'The promotion “Sale” never shows: it ends on 1 Jul 2026, but begins on 24 Jul 2026.',
  },
  {
    name: 'behind the last car (SRC-42)',
    promo: { position: 22 },
    pointer: '/search/promos/new/position',
    message: 'The promotion “Sale” never shows: its place is 22, and a page has 21 cars.',
  },
])('publishing warns of a promotion $name', ({ promo, pointer, message }) => {
  expect(promoWarning(promo)).toEqual([{ pointer, severity: 'warning', message }])
})

it.each<{ name: string; promo: Partial<Promo> }>([
  { name: 'of one day (CNT-08)', promo: { start: '2026-07-01', expiry: '2026-07-01' } },
  { name: 'without a last day (CNT-08)', promo: { start: '2026-07-01' } },
  { name: 'in the last place of a page (SRC-42)', promo: { position: 21 } },
  { name: 'that takes the next place (SRC-42)', promo: { position: 0 } },
])('publishing gives no warning for a promotion $name', ({ promo }) => expect(promoWarning(promo)).toEqual([]))
