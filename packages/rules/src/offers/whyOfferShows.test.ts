import { expect, it } from 'vitest'
import type { Offer } from '../entities/Offer'
import { buildConfig } from '../testing/buildConfig'
import { buildOffer } from '../testing/buildOffer'
import { buildSiteData } from '../testing/buildSiteData'
import { whyOfferShows } from './offerListing'

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
  { part: 'rate', name: 'without a rate', shown: false },
  { part: 'rate', name: 'with a comparison rate', offer: { comparisonRate: 5.46, rateExample: '4.9% p.a. over 4 years.' }, shown: true },
  { part: 'disclaimer', name: 'with small print', offer: { disclaimer: 'Until sold.' }, shown: true },
  { part: 'cars', name: 'without matching cars', cars: 0, shown: false },
  { part: 'cars', name: 'with matching cars', cars: 1, shown: true },
])(
  '“Why?” explains why the $part of an offer $name shows or is hidden (OFR-02 to OFR-04)',
  ({ part, offer: facts, off, cars = 2, shown }) => {
    const config = buildConfig(off && { offers: { [off]: false } })
    const reasons = whyOfferShows(buildOffer(facts), { config, site: buildSiteData(), cars })
    expect(reasons.find(({ id }) => id === `offer-${part}`)?.shown).toBe(shown)
  },
)
