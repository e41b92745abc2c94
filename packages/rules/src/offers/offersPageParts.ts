import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Offer } from '../entities/Offer'
import { type Part, shows, type ValuePart } from '../parts/Part'
import { isOn } from '../parts/settingNeeds'

/** What stands around the offers of the offers page depends on. */
export interface OffersPageAbout {
  readonly offers: readonly Offer[]
  readonly config: Pick<ResolvedConfig, 'offers'>
}

const part = (declared: Part<OffersPageAbout>): Part<OffersPageAbout> => declared
const valuePart = (declared: ValuePart<OffersPageAbout, string>): ValuePart<OffersPageAbout, string> => declared

const categoriesOf = ({ offers }: OffersPageAbout) => [...new Set(offers.map(({ category }) => category))]

/** What stands around the offers of the offers page, with what it needs, from top to bottom (RTE-17, OFR-01, OFR-04). */
export const offersPageParts = {
  text: valuePart({
    id: 'offers-text',
    title: 'Introduction',
    rule: 'RTE-17',
    element: '/offers/heading',
    needs: [{ ...isOn('/offers/text'), title: 'Words', yes: 'It has words.', no: 'It has no words.' }],
    value: ({ config }) => config.offers.text,
  }),
  empty: valuePart({
    id: 'offers-empty',
    title: 'Text without offers',
    rule: 'OFR-01',
    element: '/offers/emptyText',
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
  headings: part({
    id: 'offers-headings',
    title: 'Headings of categories',
    rule: 'OFR-04',
    element: '/offers/groupByCategory',
    needs: [
      { ...isOn('/offers/groupByCategory'), yes: 'The site groups offers by category.', no: 'The site lists offers together.' },
      {
        holds: (about) => categoriesOf(about).length > 1,
        title: 'Several categories',
        yes: 'The offers are of several categories.',
        no: 'The offers are not of several categories.',
        fields: (about) => [{ name: 'Categories', value: categoriesOf(about).join(', ') || 'None' }],
      },
    ],
  }),
}

/** Offers under a heading; one group without a heading holds all of a site that does not group them. */
export interface OfferGroup {
  readonly heading: string
  readonly offers: readonly Offer[]
}

/** The categories in the order in which shoppers look for them, with their headings (OFR-04). */
const headings = {
  New: 'New cars',
  Demo: 'Demonstrators',
  Used: 'Used cars',
  'Finance offer': 'Finance',
  Service: 'Service',
  Parts: 'Parts and accessories',
} as const satisfies Record<Offer['category'], string>

/** Divides offers by category where the site wants that and there is more than one (OFR-04); within a category they keep their order. */
export const offerGroups = (about: OffersPageAbout): OfferGroup[] => {
  const { offers } = about
  if (offers.length === 0) return []
  if (!shows(offersPageParts.headings, about)) return [{ heading: '', offers }]
  return (Object.keys(headings) as Offer['category'][])
    .map((category) => ({ heading: headings[category], offers: offers.filter((offer) => offer.category === category) }))
    .filter((group) => group.offers.length > 0)
}
