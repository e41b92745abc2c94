import type { Offer } from '../entities/Offer'
import { formatDate } from '../format/formatDate'
import { formatRate } from '../format/formatRate'

/** What people write of an offer; `excludedSiteIds` are the sites it is left out of (OFR-05). */
export type OfferValues = Omit<Offer, 'id'> & { readonly excludedSiteIds: readonly string[] }

const words = (value: string | null) => (value === null || value === '' ? 'nothing' : `“${value}”`)
const day = (value: string | null) => (value && formatDate(value)) ?? 'none'

const told: { readonly [Field in Exclude<keyof OfferValues, 'excludedSiteIds'>]: readonly [string, (offer: OfferValues) => string] } = {
  name: ['Name', ({ name }) => words(name)],
  category: ['Kind', ({ category }) => category],
  description: ['Words', ({ description }) => words(description)],
  disclaimer: ['Small print', ({ disclaimer }) => words(disclaimer)],
  manufacturer: ['Make', ({ manufacturer }) => words(manufacturer)],
  modelName: ['Model', ({ modelName }) => words(modelName)],
  startsOn: ['First day', ({ startsOn }) => day(startsOn)],
  endsOn: ['Last day', ({ endsOn }) => day(endsOn)],
  comparisonRate: ['Comparison rate', ({ comparisonRate }) => (comparisonRate === null ? 'none' : `${formatRate(comparisonRate)} p.a.`)],
  rateExample: ['Example of the rate', ({ rateExample }) => words(rateExample)],
  imageKey: ['Picture', ({ imageKey }) => (imageKey === null ? 'none' : 'another')],
}

/** What is different between two states of an offer, a sentence each (ENT-11); none where they say the same. */
export const offerChanges = (before: OfferValues, after: OfferValues, siteName: (id: string) => string): string[] => {
  const fields = Object.entries(told).flatMap(([field, [label, say]]) =>
    before[field as keyof OfferValues] === after[field as keyof OfferValues] ? [] : [`${label}: ${say(before)} → ${say(after)}`],
  )
  const out = after.excludedSiteIds.filter((id) => !before.excludedSiteIds.includes(id)).map((id) => `No longer on ${siteName(id)}`)
  const back = before.excludedSiteIds.filter((id) => !after.excludedSiteIds.includes(id)).map((id) => `Now on ${siteName(id)}`)
  return [...fields, ...out, ...back]
}
