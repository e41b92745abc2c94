import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { currentPromos } from './currentPromos'
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
const configs: ConfigValues[] = [{ search: { promos } }, { search: { similarTitle: '', showViewToggle: false } }]

it('calls shown exactly the promotions and parts that show, and names settings that exist (SRC-42, CNT-08)', () => {
  for (const values of configs) {
    const config = buildConfig(values)
    const reasons = listReasons(config, now)
    const shown = reasons.flatMap(({ id, shown }) => (shown ? [id] : []))
    expect(shown.filter((id) => id.startsWith('promo-'))).toEqual(currentPromos(config, now).map(({ id }) => `promo-${id}`))
    expect(shown.includes('list-view')).toBe(config.search.showViewToggle)
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
