import { expect, it } from 'vitest'
import type { OfferValues } from '../offers/offerProblems'
import type { ReviewValues } from '../reviews/reviewProblems'
import { buildOffer } from '../testing/buildOffer'
import { fieldChanges } from './fieldChanges'
import { lenderFields } from './kinds/lenderFields'
import { modelFields } from './kinds/modelFields'
import { offerFields } from './kinds/offerFields'
import { reviewFields } from './kinds/reviewFields'
import { blankValues } from './RecordField'

const { id: _id, isExcluded: _leftOut, ...built } = buildOffer()
const offer: OfferValues = { ...built, comparisonRate: null, startsOn: null, endsOn: null, excludedSiteIds: [] }

it.each<{ after: Partial<OfferValues>; message: string[] }>([
  { after: {}, message: [] },
  { after: { name: 'Winter sale' }, message: [`Name: “${offer.name}” → “Winter sale”`] },
  { after: { endsOn: '2026-06-30' }, message: ['Comes down: none → 30 Jun 2026'] },
  { after: { startTime: '08:00' }, message: ['Goes live at: nothing → 8:00 am'] },
  { after: { comparisonRate: 5.46 }, message: ['Comparison rate: none → 5.46%'] },
  { after: { locationIds: ['one', 'other'] }, message: ['Location of the car: every location → North Motors, North Motors'] },
  { after: { excludedSiteIds: ['north'] }, message: ['No longer on North Motors'] },
])('the history describes the changes of an offer: $message (ENT-11, OFR-05)', ({ after, message }) => {
  expect(fieldChanges(offerFields, { ...offer }, { ...offer, ...after }, () => 'North Motors')).toEqual(message)
})

it('a record’s history describes an offer that is no longer excluded from a site (OFR-05)', () => {
  expect(fieldChanges(offerFields, { ...offer, excludedSiteIds: ['north'] }, { ...offer }, () => 'North Motors')).toEqual([
    'Now on North Motors',
  ])
})

const review: ReviewValues = {
  ...{ customerName: 'Priya S.', text: 'Straight answers.', rating: 5, reviewDate: '2026-06-01' },
  ...{ replyText: null, replyDate: null, imageKey: null, source: '', locationId: null },
}

it.each<{ after: Partial<ReviewValues>; message: string[] }>([
  { after: {}, message: [] },
  { after: { rating: 4 }, message: ['Stars: 5 → 4'] },
  { after: { locationId: 'yard' }, message: ['About: the whole business → The Yard'] },
  {
    after: { replyText: 'Thank you!', replyDate: '2026-06-02' },
    message: ['Reply: nothing → “Thank you!”', 'Reply date: none → 2 Jun 2026'],
  },
])('the history describes the changes of a review: $message (ENT-14)', ({ after, message }) => {
  expect(fieldChanges(reviewFields, { ...review }, { ...review, ...after }, () => 'The Yard')).toEqual(message)
})

it('a record’s history formats amounts, rates and choices (ENT-26)', () => {
  const blank = blankValues(lenderFields)
  const after = { ...blank, interestRate: 6.9, establishmentCents: 39_500, carTypes: ['new', 'demo'], provider: 'manual' }
  expect(fieldChanges(lenderFields, blank, after, () => '')).toEqual([
    'Finance provider: nothing → Manual',
    'For: none → New, Demo',
    'Interest rate: none → 6.90%',
    'Establishment fee: $0 → $395',
  ])
})

it('a record’s history lists added, removed and changed rows (ENT-13)', () => {
  const blank = blankValues(modelFields)
  const row = (name: string, priceCents: number) => ({ name, priceCents, priceType: 'driveAway', fuel: null, transmission: null })
  const before = { ...blank, variants: [row('GX', 3_000_000), row('GXL', 4_000_000)] }
  const after = { ...blank, variants: [row('GX', 3_100_000), row('Sport', 5_000_000)] }
  expect(fieldChanges(modelFields, before, after, () => '')).toEqual(['GX: Price: $30,000 → $31,000', 'Added Sport', 'Removed GXL'])
})
