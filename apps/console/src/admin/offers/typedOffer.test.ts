import { expect, it } from 'vitest'
import type { OfferDetail } from '../../client/Records'
import { emptyOffer, offerFrom, percentFrom, typedFrom } from './typedOffer'

it.each([
  ['6.49', 6.49],
  [' 6.49% p.a. ', 6.49],
  ['6,5', 6.5],
  ['', null],
  ['six', undefined],
  ['1e3', undefined],
] as const)('the rate “%s” is %s percent (FIN-05)', (text, percent) => expect(percentFrom(text)).toBe(percent))

it('an offer survives the form as it is (ENT-11)', () => {
  const offer: OfferDetail = {
    ...{ id: 'a', organisationId: 'o', revision: 1, updatedAt: '2026-06-01T00:00:00Z', updatedBy: 'Kim', sites: [], sharedWith: [] },
    ...{ name: 'Winter', description: 'Tyres', category: 'Service', imageKey: null, excludedSiteIds: ['s'], disclaimer: null },
    ...{ manufacturer: 'Kia', modelName: null, startsOn: null, endsOn: '2026-06-30', comparisonRate: 6.49, rateExample: 'Over 5 years' },
  }
  expect(offerFrom(typedFrom(offer))).toMatchObject({
    ...{ name: 'Winter', category: 'Service', comparisonRate: 6.49, endsOn: '2026-06-30', disclaimer: '', excludedSiteIds: ['s'] },
  })
  expect(offerFrom(emptyOffer).comparisonRate).toBeNull()
})
