import { expect, it } from 'vitest'
import type { Offer } from '../entities/Offer'
import { buildOffer } from '../testing/buildOffer'
import { offerProblems } from './offerProblems'

const rated = { name: 'Corolla from 4.9% p.a.', comparisonRate: 5.46, rateExample: '4.9% p.a. over 4 years.' }

it.each<{ name: string; offer: Partial<Offer>; problems: RegExp[] }>([
  { name: 'no rate', offer: {}, problems: [] },
  { name: 'a rate with its comparison rate and example', offer: rated, problems: [] },
  { name: 'a rate without comparison rate', offer: { ...rated, comparisonRate: null }, problems: [/names a rate/] },
  { name: 'a rate in its words alone', offer: { description: 'Now 5.9% p.a.' }, problems: [/names a rate/] },
  { name: 'no example', offer: { ...rated, rateExample: ' ' }, problems: [/which loan/] },
  { name: 'an absurd comparison rate', offer: { ...rated, comparisonRate: 480 }, problems: [/must be a rate/] },
  { name: 'a comparison rate that is no number', offer: { ...rated, comparisonRate: Number.NaN }, problems: [/must be a rate/] },
])('says what is wrong with an offer with $name (ENT-11, FIN-05)', ({ offer, problems }) => {
  expect(offerProblems(buildOffer(offer))).toEqual(problems.map((problem) => expect.stringMatching(problem)))
})
