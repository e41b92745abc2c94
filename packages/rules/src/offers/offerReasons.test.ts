import { settingAt } from '@forecourt/schema/settingAt'
import { expect, it } from 'vitest'
import type { Offer } from '../entities/Offer'
import { offerGroups } from '../menus/offerGroups'
import { buildConfig } from '../testing/buildConfig'
import type { HeldOffer } from './HeldOffer'
import { offerPartReasons } from './offerPartReasons'
import { offerReasons } from './offerReasons'
import { offersPageReasons } from './offersPageReasons'

/** Noon of the 10th in Sydney. */
const now = '2026-03-10T01:00:00.000Z'
const offer: HeldOffer = {
  id: 'a',
  name: 'RAV4 in stock',
  description: 'Now.',
  disclaimer: null,
  category: 'New',
  manufacturer: 'Toyota',
  modelName: 'RAV4',
  imageKey: null,
  startsOn: null,
  endsOn: null,
  leftOut: false,
}

it.each<{ name: string; offer?: Partial<HeldOffer>; make?: string; missing: string[] }>([
  { name: 'nothing speaks against it', missing: [] },
  { name: 'it begins and ends today', offer: { startsOn: '2026-03-10', endsOn: '2026-03-10' }, missing: [] },
  { name: 'it begins tomorrow', offer: { startsOn: '2026-03-11' }, missing: ['It begins on 2026-03-11.'] },
  { name: 'it ended yesterday', offer: { endsOn: '2026-03-09' }, missing: ['It ended on 2026-03-09.'] },
  { name: 'the site is left out', offer: { leftOut: true }, missing: ['It is left out of this site.'] },
  { name: 'the site is of its make', make: 'Toyota', missing: [] },
  { name: 'it is of no make', offer: { manufacturer: null }, make: 'Kia', missing: [] },
  { name: 'the site is of another make', make: 'Kia', missing: ['The site is of a single make, and the offer is of another.'] },
  {
    name: 'several things speak against it',
    offer: { leftOut: true, endsOn: '2026-03-09' },
    missing: ['It is left out of this site.', 'It ended on 2026-03-09.'],
  },
])('says why an offer shows or not (OFR-01, OFR-05): $name', ({ offer: facts, make = '', missing }) => {
  const [reason] = offerReasons([{ ...offer, ...facts }], { config: buildConfig({ identity: { manufacturer: make } }), now })
  expect(reason?.shown).toBe(missing.length === 0)
  if (missing.length > 0) expect(reason?.because.map(({ says }) => says)).toEqual(missing)
})

it('counts only those that run towards what a block takes (OFR-01)', () => {
  const offers = [
    { ...offer, endsOn: '2026-03-09' },
    { ...offer, id: 'b' },
    { ...offer, id: 'c' },
  ]
  const block = { pointer: '/pages/list/home/blocks/offers', limit: 1 }
  const reasons = offerReasons(offers, { config: buildConfig(), now, block })
  expect(reasons.map(({ id, shown }) => [id, shown])).toEqual([
    ['offer-a', false],
    ['offer-b', true],
    ['offer-c', false],
  ])
  expect(reasons[2]?.because.map(({ says }) => says)).toEqual(['The block takes 1, and there are as many before it.'])
})

it.each<{ part: string; name: string; offer?: Partial<Offer>; off?: 'showExplore' | 'showTestDrive'; cars?: number; shown: boolean }>([
  { part: 'explore', name: 'of a model', shown: true },
  { part: 'explore', name: 'of no model', offer: { modelName: null }, shown: false },
  { part: 'explore', name: 'where the site links to none', off: 'showExplore', shown: false },
  { part: 'test-drive', name: 'on used cars', offer: { category: 'Used' }, shown: true },
  { part: 'test-drive', name: 'on parts', offer: { category: 'Parts' }, shown: false },
  { part: 'test-drive', name: 'where the site links to none', off: 'showTestDrive', shown: false },
  { part: 'period', name: 'without a last day', shown: false },
  { part: 'period', name: 'with a last day', offer: { endsOn: '2026-03-31' }, shown: true },
  { part: 'picture', name: 'with a picture', offer: { imageKey: 'a.jpg' }, shown: true },
  { part: 'disclaimer', name: 'with small print', offer: { disclaimer: 'Until sold.' }, shown: true },
  { part: 'cars', name: 'with no such cars', cars: 0, shown: false },
  { part: 'cars', name: 'with such cars', cars: 1, shown: true },
])('says why the $part of an offer $name shows or not (OFR-02 to OFR-04)', ({ part, offer: facts, off, cars = 2, shown }) => {
  const config = buildConfig(off && { offers: { [off]: false } })
  const reasons = offerPartReasons({ ...offer, ...facts }, { config, cars })
  expect(reasons.find(({ id }) => id === `offer-${part}`)?.shown).toBe(shown)
})

it.each<{ name: string; offers: Offer[]; group: boolean }>([
  { name: 'none', offers: [], group: true },
  { name: 'one category', offers: [offer], group: true },
  { name: 'two categories', offers: [offer, { ...offer, category: 'Parts' }], group: true },
  { name: 'two categories in one list', offers: [offer, { ...offer, category: 'Parts' }], group: false },
])('says why categories have headings, of $name (OFR-04)', ({ offers, group }) => {
  const config = buildConfig({ offers: { groupByCategory: group } })
  const shown = offersPageReasons(offers, config).find(({ id }) => id === 'offers-headings')?.shown
  expect(shown).toBe(offerGroups(offers, config.offers).some(({ heading }) => heading !== ''))
})

it('names settings that exist (OFR-01)', () => {
  const config = buildConfig()
  const reasons = [
    ...offerReasons([offer], { config, now }),
    ...offerPartReasons({ ...offer, category: 'Finance offer' }, { config, cars: 0 }),
    ...offersPageReasons([], config),
  ]
  const named = reasons.flatMap(({ element, because }) => [...(element ? [element] : []), ...because.flatMap(({ settings }) => settings)])
  expect(named.filter((pointer) => settingAt(pointer) === null)).toEqual([])
})
