import { expect, it } from 'vitest'
import type { Offer } from '../entities/Offer'
import { explain } from '../parts/explain'
import { buildConfig } from '../testing/buildConfig'
import { buildOffer } from '../testing/buildOffer'
import { offerGroups, offersPageParts } from './offersPageParts'

it.each<{ name: string; offers: Offer[]; group: boolean }>([
  { name: 'none', offers: [], group: true },
  { name: 'one category', offers: [buildOffer()], group: true },
  { name: 'two categories', offers: [buildOffer(), buildOffer({ category: 'Parts' })], group: true },
  { name: 'two categories in one list', offers: [buildOffer(), buildOffer({ category: 'Parts' })], group: false },
])('“Why?” explains why categories have headings with $name (OFR-04)', ({ offers, group }) => {
  const config = buildConfig({ offers: { groupByCategory: group } })
  const { shown } = explain(offersPageParts.headings, { offers, config })
  expect(shown).toBe(offerGroups({ offers, config }).some(({ heading }) => heading !== ''))
})

it.each([
  { name: 'words and no offers', text: 'Every month new ones.', offers: [], shown: ['offers-text', 'offers-empty'] },
  { name: 'no words and an offer', text: '', offers: [buildOffer()], shown: [] },
])(
  'the offers page shows the introduction if it has text, and a notice if there are no offers (RTE-17, OFR-01): $name',
  ({ text, offers, shown }) => {
    const context = { offers, config: buildConfig({ offers: { text } }) }
    const reasons = [offersPageParts.text, offersPageParts.empty].map((part) => explain(part, context))
    expect(reasons.flatMap((reason) => (reason.shown ? [reason.id] : []))).toEqual(shown)
  },
)

it.each([
  { count: 3, isOn: true, shown: true },
  { count: 2, isOn: true, shown: false },
  { count: 3, isOn: false, shown: false },
])('the first of $count offers is large: $shown, if the site sets it: $isOn (RTE-17)', ({ count, isOn, shown }) => {
  const offers = Array.from({ length: count }, (_, index) => buildOffer({ id: `offer-${index}` }))
  expect(explain(offersPageParts.lead, { offers, config: buildConfig({ offers: { showLead: isOn } }) }).shown).toBe(shown)
})
