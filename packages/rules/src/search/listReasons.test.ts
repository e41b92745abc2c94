import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { currentPromos } from './currentPromos'
import { filterSections } from './filterSections'
import { listReasons } from './listReasons'

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
  { search: { promos } },
  { price: { offerSubscriptions: true }, search: { filterVariant: 2 } },
  { stock: { carTypes: ['used'] } },
  { search: { filterVariant: 3 } },
  { search: { filterVariant: 4, similarTitle: '' } },
]

it('calls shown exactly the promotions and filters that show, and names settings that exist (SRC-05, CFG-16, CNT-08)', () => {
  for (const values of configs) {
    const config = buildConfig(values)
    const reasons = listReasons(config, now)
    const shown = reasons.flatMap(({ id, shown }) => (shown ? [id] : []))
    const facets = filterSections(config).map(({ facet }) => facet)
    expect(shown.filter((id) => id.startsWith('promo-'))).toEqual(currentPromos(config, now).map(({ id }) => `promo-${id}`))
    expect(shown.includes('filter-condition')).toBe(facets.includes('car_type'))
    expect(shown.includes('filter-week')).toBe(facets.includes('subscription_price'))
    expect(shown.includes('list-similar')).toBe(config.search.similarTitle !== '')
    for (const pointer of reasons.flatMap(({ because }) => because.flatMap(({ settings }) => settings)))
      expect(settingAt(pointer), pointer).toBeTruthy()
  }
})

it.each([
  { id: 'later', says: 'It begins on 2026-03-11.' },
  { id: 'over', says: 'It ended on 2026-03-09.' },
  { id: 'empty', says: 'It has neither words nor a picture.' },
])('says why the promotion $id is hidden (CNT-08): $says', ({ id, says }) => {
  const reason = listReasons(buildConfig({ search: { promos } }), now).find((each) => each.id === `promo-${id}`)
  expect(reason?.because.map((each) => each.says)).toEqual([says])
})
