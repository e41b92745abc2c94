import { settingAt } from '@forecourt/schema/settingAt'
import { expect, it } from 'vitest'
import type { Offer } from '../entities/Offer'
import { offerGroups } from '../menus/offerGroups'
import { buildConfig } from '../testing/buildConfig'
import { buildOffer } from '../testing/buildOffer'
import { offersPageReasons } from './offersPageReasons'

it.each<{ name: string; offers: Offer[]; group: boolean }>([
  { name: 'none', offers: [], group: true },
  { name: 'one category', offers: [buildOffer()], group: true },
  { name: 'two categories', offers: [buildOffer(), buildOffer({ category: 'Parts' })], group: true },
  { name: 'two categories in one list', offers: [buildOffer(), buildOffer({ category: 'Parts' })], group: false },
])('says why categories have headings, of $name (OFR-04)', ({ offers, group }) => {
  const config = buildConfig({ offers: { groupByCategory: group } })
  const shown = offersPageReasons(offers, config).find(({ id }) => id === 'offers-headings')?.shown
  expect(shown).toBe(offerGroups(offers, config.offers).some(({ heading }) => heading !== ''))
})

it('names settings that exist (OFR-04)', () => {
  const reasons = offersPageReasons([], buildConfig())
  const named = reasons.flatMap(({ element, because }) => [...(element ? [element] : []), ...because.flatMap(({ settings }) => settings)])
  expect(named.filter((pointer) => settingAt(pointer) === null)).toEqual([])
})
