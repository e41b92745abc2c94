import { expect, it } from 'vitest'
import type { Offer } from '../entities/Offer'
import { buildOffer } from '../testing/buildOffer'
import { type OfferField, offerProblems } from './offerProblems'

const rated = { name: 'Corolla from 4.9% p.a.', comparisonRate: 5.46, rateExample: '4.9% p.a. over 4 years.' }

it.each<{ name: string; offer: Partial<Offer>; problems: RegExp[] }>([
  { name: 'no rate', offer: {}, problems: [] },
  { name: 'a rate with its comparison rate and example', offer: rated, problems: [] },
  { name: 'a rate without comparison rate', offer: { ...rated, comparisonRate: null }, problems: [/names a rate/] },
  { name: 'a rate in its words alone', offer: { description: 'Now 5.9% p.a.' }, problems: [/names a rate/] },
  { name: 'no example', offer: { ...rated, rateExample: ' ' }, problems: [/which loan/] },
  { name: 'an absurd comparison rate', offer: { ...rated, comparisonRate: 480 }, problems: [/must be a rate/] },
  { name: 'a comparison rate that is no number', offer: { ...rated, comparisonRate: Number.NaN }, problems: [/must be a rate/] },
])('the offer form reports the problems of an offer with $name (ENT-11, FIN-05)', ({ offer, problems }) => {
  expect(offerProblems(buildOffer(offer), 'AU').map(({ message }) => message)).toEqual(
    problems.map((problem) => expect.stringMatching(problem)),
  )
})

it.each<{ offer: Partial<Offer>; at: OfferField[] }>([
  { offer: { name: ' ', description: '' }, at: ['name', 'description'] },
  { offer: { startsOn: '2026-02-30', endsOn: 'soon' }, at: ['startsOn', 'endsOn'] },
  { offer: { startsOn: '2026-06-02', endsOn: '2026-06-01' }, at: ['endsOn'] },
  { offer: { startsOn: '2026-06-01', endsOn: '2026-06-01' }, at: [] },
  { offer: { ...rated, comparisonRate: 0, rateExample: null }, at: ['comparisonRate', 'rateExample'] },
])('the offer form reports problems at the fields $at (ENT-11)', ({ offer, at }) =>
  expect(offerProblems(buildOffer(offer), 'AU').map(({ field }) => field)).toEqual(at),
)

it('an offer in New Zealand names a rate without comparison rate, which New Zealand has not (CFG-02)', () =>
  expect(offerProblems(buildOffer({ ...rated, comparisonRate: null, rateExample: null }), 'NZ')).toEqual([]))
