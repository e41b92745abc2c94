import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Offer } from '../entities/Offer'
import { type Part, shows, type ValuePart } from '../parts/Part'
import { isOn } from '../parts/settingNeeds'

/** What the parts of the offers page depend on. */
export interface OffersPageContext {
  readonly offers: readonly Offer[]
  readonly config: Pick<ResolvedConfig, 'offers'>
}

const part = (declared: Part<OffersPageContext>): Part<OffersPageContext> => declared
const valuePart = (declared: ValuePart<OffersPageContext, string>): ValuePart<OffersPageContext, string> => declared

/** Fewer offers are all large. */
const fewestWithLead = 3

const lead = part({
  id: 'offers-lead',
  title: 'Large first offer',
  requirement: 'RTE-17',
  elementSetting: '/offers/showLead',
  needs: [
    { ...isOn('/offers/showLead'), yes: 'The site shows the first offer large.', no: 'The site shows all offers alike.' },
    {
      holds: ({ offers }) => offers.length >= fewestWithLead,
      title: 'Three offers',
      yes: 'There are at least three offers.',
      no: 'There are fewer than three offers.',
      fields: ({ offers }) => [{ name: 'Offers now', value: String(offers.length) }],
    },
  ],
})

/** The offer that is shown large, above the others; null for none. */
export const leadOffer = (context: OffersPageContext): Offer | null => (shows(lead, context) ? (context.offers[0] ?? null) : null)

const listedOffers = (context: OffersPageContext): readonly Offer[] => context.offers.filter((offer) => offer !== leadOffer(context))

const listCategories = (context: OffersPageContext) => [...new Set(listedOffers(context).map(({ category }) => category))]

/** Parts of the offers page besides the offers, with their needs, from top to bottom (RTE-17, OFR-01, OFR-04). */
export const offersPageParts = {
  text: valuePart({
    id: 'offers-text',
    title: 'Introduction',
    requirement: 'RTE-17',
    elementSetting: '/offers/heading',
    needs: [{ ...isOn('/offers/text'), title: 'Text', yes: 'It has text.', no: 'It has no text.' }],
    value: ({ config }) => config.offers.text,
  }),
  empty: valuePart({
    id: 'offers-empty',
    title: 'Text without offers',
    requirement: 'OFR-01',
    elementSetting: '/offers/emptyText',
    needs: [
      {
        holds: ({ offers }) => offers.length === 0,
        title: 'No offers',
        yes: 'No offer runs now.',
        no: 'There are offers now.',
        settings: ['/offers/emptyText'],
        fields: ({ offers }) => [{ name: 'Offers now', value: String(offers.length) }],
      },
    ],
    value: ({ config }) => config.offers.emptyText,
  }),
  lead,
  headings: part({
    id: 'offers-headings',
    title: 'Headings of categories',
    requirement: 'OFR-04',
    elementSetting: '/offers/groupByCategory',
    needs: [
      { ...isOn('/offers/groupByCategory'), yes: 'The site groups offers by category.', no: 'The site lists offers together.' },
      {
        holds: (context) => listCategories(context).length > 1,
        title: 'Several categories',
        yes: 'The offers are of several categories.',
        no: 'The offers are not of several categories.',
        settings: ['/offers/showLead'],
        fields: (context) => [{ name: 'Categories', value: listCategories(context).join(', ') || 'None' }],
      },
    ],
  }),
}

/** Offers with a heading; a site without grouping has one group without heading. */
export interface OfferGroup {
  readonly heading: string
  readonly offers: readonly Offer[]
}

/** Categories in the order of shoppers' interest, with headings (OFR-04). */
const headings = {
  New: 'New cars',
  Demo: 'Demonstrators',
  Used: 'Used cars',
  Subscription: 'Subscriptions',
  'Finance offer': 'Finance',
  Service: 'Service',
  Parts: 'Parts and accessories',
} as const satisfies Record<Offer['category'], string>

/**
 * Groups the offers below the large one by category, if the site does so and there are several (OFR-04), in their order. Beside a category of
 * several offers, those that are alone in theirs share a last group: each under its own heading would take the height of a row.
 */
export const offerGroups = (context: OffersPageContext): OfferGroup[] => {
  const offers = listedOffers(context)
  if (offers.length === 0) return []
  if (!shows(offersPageParts.headings, context)) return [{ heading: '', offers }]
  const groups = (Object.keys(headings) as Offer['category'][])
    .map((category) => ({ heading: headings[category], offers: offers.filter((offer) => offer.category === category) }))
    .filter((group) => group.offers.length > 0)
  const single = groups.filter((group) => group.offers.length === 1)
  if (single.length < 2 || single.length === groups.length) return groups
  return [...groups.filter((group) => group.offers.length > 1), { heading: 'More offers', offers: single.flatMap((group) => group.offers) }]
}
