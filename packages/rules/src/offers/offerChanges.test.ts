import { expect, it } from 'vitest'
import { buildOffer } from '../testing/buildOffer'
import { type OfferValues, offerChanges } from './offerChanges'

const built = (over: Partial<OfferValues> = {}): OfferValues => {
  const { id: _id, leftOut: _leftOut, ...offer } = buildOffer()
  return { ...offer, startsOn: null, endsOn: null, excludedSiteIds: [], ...over }
}

it.each<{ after: Partial<OfferValues>; says: string[] }>([
  { after: {}, says: [] },
  { after: { name: 'Winter sale' }, says: [`Name: “${built().name}” → “Winter sale”`] },
  { after: { endsOn: '2026-06-30' }, says: ['Last day: none → 30 Jun 2026'] },
  { after: { comparisonRate: 5.46 }, says: ['Comparison rate: none → 5.46% p.a.'] },
  { after: { excludedSiteIds: ['north'] }, says: ['No longer on North Motors'] },
])('says what is different: $says (ENT-11, OFR-05)', ({ after, says }) => {
  expect(offerChanges(built({ comparisonRate: null }), built({ comparisonRate: null, ...after }), () => 'North Motors')).toEqual(says)
})

it('says when it is back on a site (OFR-05)', () => {
  expect(offerChanges(built({ excludedSiteIds: ['north'] }), built(), () => 'North Motors')).toEqual(['Now on North Motors'])
})
