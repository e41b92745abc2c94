import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { placedCards } from './placedCards'
import { currentPromos } from './promoNeeds'
import { whyListShows } from './whyListShows'

const now = '2026-03-10T10:00:00.000Z'
const promo = (id: string, more: object = {}) => ({ id, title: `Promo ${id}`, ...more })
const promos = [
  promo('running'),
  promo('today', { start: '2026-03-10', expiry: '2026-03-10' }),
  promo('later', { start: '2026-03-11' }),
  promo('over', { expiry: '2026-03-09' }),
  promo('empty', { title: ' ' }),
]
const configs: ConfigValues[] = [
  { search: { promos, promoPositions: [3, 8, 17] } },
  { search: { similarTitle: '', showViewToggle: false } },
]

it('the explanation of a list reports as shown exactly the promotions and parts that show, and names only existing settings (SRC-42, CNT-08)', () => {
  for (const values of configs) {
    const config = buildConfig(values)
    const reasons = whyListShows({ config, now, carCount: 21 })
    const shown = reasons.flatMap(({ id, shown }) => (shown ? [id] : []))
    expect(shown.filter((id) => id.startsWith('promo-'))).toEqual(currentPromos({ config, now }).map(({ id }) => `promo-${id}`))
    expect(shown.includes('list-view')).toBe(config.search.showViewToggle)
    expect(shown.includes('list-similar')).toBe(config.search.similarTitle !== '')
    for (const pointer of reasons.flatMap(({ because }) => because.flatMap(({ settings }) => settings)))
      expect(settingAt(pointer), pointer).toBeTruthy()
  }
})

it.each([
  { id: 'later', message: 'It goes live on 11 Mar 2026.' },
  { id: 'over', message: 'It came down on 9 Mar 2026.' },
  { id: 'empty', message: 'It has neither text nor a picture.' },
])('“Why?” explains why the promotion $id is hidden (CNT-08): $message', ({ id, message }) => {
  const reason = whyListShows({ config: buildConfig({ search: { promos } }), now, carCount: 21 }).find((each) => each.id === `promo-${id}`)
  expect(reason?.because.map((each) => each.message)).toEqual([message])
})

it.each([
  ['an empty list', {}, 0, 'promo-a', 'The page lists no cars to stand among.'],
  ['its own place', { promos: [promo('a', { position: 3 })] }, 9, 'promo-a', 'It is at position 3.'],
  [
    'a place beyond the cars',
    { promos: [promo('a', { position: 30 })] },
    9,
    'promo-a',
    'Place 30 is taken by another, or lies beyond the cars of this page.',
  ],
  ['no place left', { promoPositions: [] }, 9, 'promo-a', 'The places for promotions are all taken, or lie beyond the cars of this page.'],
  [
    'the only place, which a promotion has',
    { promoPositions: [2] },
    9,
    'list-similar',
    'The places for promotions are all taken, or lie beyond the cars of this page.',
  ],
])('“Why?” explains the use of a place among the cars (SRC-42): $0', (_name, search, carCount, id, message) => {
  const config = buildConfig({ search: { promos: [promo('a')], ...search } })
  const reasons = whyListShows({ config, now, carCount })
  expect(reasons.find((each) => each.id === id)?.because.map((each) => each.message)).toContain(message)
  const placed = placedCards({ config, now, carCount }).map((card) => (card.promo ? `promo-${card.promo.id}` : 'list-similar'))
  expect(reasons.flatMap((each) => (each.shown && each.id !== 'list-view' ? [each.id] : [])).toSorted()).toEqual(placed.toSorted())
  for (const pointer of reasons.flatMap(({ because }) => because.flatMap(({ settings }) => settings)))
    expect(settingAt(pointer), pointer).toBeTruthy()
})
