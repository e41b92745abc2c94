import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildOffer } from '../testing/buildOffer'
import { type OfferOfSite, whyOffersShow } from './offerListing'

/** Noon of the 10th in Sydney. */
const now = '2026-03-10T01:00:00.000Z'
it.each<[name: string, missing: string[], offer?: Partial<OfferOfSite>, make?: string]>([
  ['no reason against it', []],
  ['it begins and ends today', [], { startsOn: '2026-03-10', endsOn: '2026-03-10' }],
  ['it begins tomorrow', ['It goes live on 11 Mar 2026.'], { startsOn: '2026-03-11' }],
  ['it begins this minute', [], { startsOn: '2026-03-10', startTime: '12:00' }],
  ['it begins next minute', ['It goes live on 10 Mar 2026, 12:01 pm.'], { startsOn: '2026-03-10', startTime: '12:01' }],
  ['it ended yesterday', ['It came down on 9 Mar 2026.'], { endsOn: '2026-03-09' }],
  ['it ends next minute', [], { endsOn: '2026-03-10', endTime: '12:01' }],
  ['it ends this minute', ['It came down on 10 Mar 2026, 12:00 pm.'], { endsOn: '2026-03-10', endTime: '12:00' }],
  ['the site is left out', ['It is left out of this site.'], { isExcluded: true }],
  ['the site is of its make', [], undefined, 'Toyota'],
  ['it is of no make', [], { manufacturer: null }, 'Kia'],
  ['the site is of another make', ['The site is of a single make, and the offer is of another.'], undefined, 'Kia'],
  [
    'several reasons against it',
    ['It is left out of this site.', 'It came down on 9 Mar 2026.'],
    { isExcluded: true, endsOn: '2026-03-09' },
  ],
])('“Why?” explains why an offer shows or is hidden (OFR-01, OFR-05): $0', (_name, missing, facts, make = '') => {
  const [reason] = whyOffersShow([buildOffer(facts)], { config: buildConfig({ identity: { manufacturer: make } }), now })
  expect(reason?.shown).toBe(missing.length === 0)
  if (missing.length > 0) expect(reason?.because.map(({ message }) => message)).toEqual(missing)
})

it('the explanation of offers counts only running offers towards the limit of a block (OFR-01)', () => {
  const offers = [buildOffer({ endsOn: '2026-03-09' }), buildOffer({ id: 'b' }), buildOffer({ id: 'c' })]
  const block = { pointer: '/pages/list/home/blocks/offers', limit: 1 }
  const reasons = whyOffersShow(offers, { config: buildConfig(), now, block })
  expect(reasons.map(({ id, shown }) => [id, shown])).toEqual([
    ['offer-a', false],
    ['offer-b', true],
    ['offer-c', false],
  ])
  expect(reasons[2]?.because.map(({ message }) => message)).toEqual(['The block takes 1, and there are as many before it.'])
})
