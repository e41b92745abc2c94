import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildOffer } from '../testing/buildOffer'
import type { HeldOffer } from './HeldOffer'
import { whyOffersShow } from './whyOffersShow'

/** Noon of the 10th in Sydney. */
const now = '2026-03-10T01:00:00.000Z'
it.each<{ name: string; offer?: Partial<HeldOffer>; make?: string; missing: string[] }>([
  { name: 'nothing speaks against it', missing: [] },
  { name: 'it begins and ends today', offer: { startsOn: '2026-03-10', endsOn: '2026-03-10' }, missing: [] },
  { name: 'it begins tomorrow', offer: { startsOn: '2026-03-11' }, missing: ['It begins on 11 Mar 2026.'] },
  { name: 'it ended yesterday', offer: { endsOn: '2026-03-09' }, missing: ['It ended on 9 Mar 2026.'] },
  { name: 'the site is left out', offer: { leftOut: true }, missing: ['It is left out of this site.'] },
  { name: 'the site is of its make', make: 'Toyota', missing: [] },
  { name: 'it is of no make', offer: { manufacturer: null }, make: 'Kia', missing: [] },
  { name: 'the site is of another make', make: 'Kia', missing: ['The site is of a single make, and the offer is of another.'] },
  {
    name: 'several things speak against it',
    offer: { leftOut: true, endsOn: '2026-03-09' },
    missing: ['It is left out of this site.', 'It ended on 9 Mar 2026.'],
  },
])('says why an offer shows or not (OFR-01, OFR-05): $name', ({ offer: facts, make = '', missing }) => {
  const [reason] = whyOffersShow([buildOffer(facts)], { config: buildConfig({ identity: { manufacturer: make } }), now })
  expect(reason?.shown).toBe(missing.length === 0)
  if (missing.length > 0) expect(reason?.because.map(({ says }) => says)).toEqual(missing)
})

it('counts only those that run towards what a block takes (OFR-01)', () => {
  const offers = [buildOffer({ endsOn: '2026-03-09' }), buildOffer({ id: 'b' }), buildOffer({ id: 'c' })]
  const block = { pointer: '/pages/list/home/blocks/offers', limit: 1 }
  const reasons = whyOffersShow(offers, { config: buildConfig(), now, block })
  expect(reasons.map(({ id, shown }) => [id, shown])).toEqual([
    ['offer-a', false],
    ['offer-b', true],
    ['offer-c', false],
  ])
  expect(reasons[2]?.because.map(({ says }) => says)).toEqual(['The block takes 1, and there are as many before it.'])
})
