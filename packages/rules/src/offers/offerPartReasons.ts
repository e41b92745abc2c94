import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Offer } from '../entities/Offer'
import { formatRate } from '../finance/formatRate'
import type { DecidingField, Reason } from '../reasons/Reason'
import { type Condition, reasonOf } from '../reasons/reasonOf'

export interface OfferPartContext {
  readonly config: Pick<ResolvedConfig, 'offers' | 'finance'>
  /** On its own page: how many cars it speaks of are there. Null on a card, which shows neither them nor the small print. */
  readonly cars: number | null
}

const said = (holds: boolean, what: string, fields: readonly DecidingField[], rule = 'OFR-02'): Condition => ({
  holds,
  rule,
  title: 'What the offer says',
  yes: `The offer has ${what}.`,
  no: `The offer has no ${what.replace(/^an? /, '')}.`,
  fields,
})

const chosen = (pointer: string, holds: boolean, what: string): Condition => ({
  holds,
  rule: 'OFR-02',
  title: 'The site’s choice',
  yes: `The site links offers to ${what}.`,
  no: `The site does not link offers to ${what}.`,
  settings: [pointer],
})

const links = ({ category, modelName }: Offer, { config: { offers, finance } }: OfferPartContext): Reason[] => {
  const isFinance = category === 'Finance offer'
  const ofCategory = { name: 'Category', value: category }
  return [
    reasonOf({ id: 'offer-enquire', title: 'Enquire Now', element: null }, [
      {
        holds: true,
        rule: isFinance ? 'OFR-04' : 'OFR-02',
        title: 'Every offer can be asked about',
        yes: isFinance ? `A finance offer leads to the finance page, ${finance.path}.` : 'It leads to the form on the offer’s page.',
        no: '',
        settings: isFinance ? ['/finance/path'] : [],
        fields: [ofCategory],
      },
    ]),
    reasonOf({ id: 'offer-explore', title: 'Explore the model', element: '/offers/showExplore' }, [
      chosen('/offers/showExplore', offers.showExplore, 'the cars of their model'),
      said(Boolean(modelName), 'a model', [{ name: 'Model', value: modelName || 'None' }]),
    ]),
    reasonOf({ id: 'offer-test-drive', title: 'Book A Test Drive', element: '/offers/showTestDrive' }, [
      chosen('/offers/showTestDrive', offers.showTestDrive, 'a test drive'),
      {
        holds: category === 'New' || category === 'Used',
        rule: 'OFR-02',
        title: 'Offers to drive',
        yes: 'It is an offer on new or used cars.',
        no: 'Only offers on new and used cars link to a test drive.',
        fields: [ofCategory],
      },
    ]),
  ]
}

const ownPage = (offer: Offer, cars: number): Reason[] => [
  reasonOf({ id: 'offer-disclaimer', title: 'Small print', element: null }, [
    said(Boolean(offer.disclaimer), 'small print', [{ name: 'Small print', value: offer.disclaimer ? 'There is some' : 'None' }], 'ENT-11'),
  ]),
  reasonOf({ id: 'offer-cars', title: 'Cars of its make and model', element: null }, [
    {
      holds: cars > 0,
      rule: 'OFR-02',
      title: 'Cars it speaks of',
      yes: 'Cars of its make and model are for sale.',
      no:
        offer.manufacturer || offer.modelName
          ? 'No cars of its make, model and category are for sale.'
          : 'It names neither a make nor a model, so it is about no cars in particular.',
      fields: [
        { name: 'Make', value: offer.manufacturer || 'None' },
        { name: 'Model', value: offer.modelName || 'None' },
        { name: 'Category', value: offer.category },
        { name: 'Cars', value: String(cars) },
      ],
    },
  ]),
]

/** Says of the parts of an offer's card, or of its page, why each shows or not (OFR-02, OFR-03, OFR-04). */
export const offerPartReasons = (offer: Offer, context: OfferPartContext): Reason[] => [
  reasonOf({ id: 'offer-picture', title: 'Picture', element: null }, [
    said(offer.imageKey !== null, 'a picture', [{ name: 'Picture', value: offer.imageKey === null ? 'None' : 'There is one' }], 'OFR-03'),
  ]),
  reasonOf({ id: 'offer-period', title: 'How long it runs', element: null }, [
    said(offer.endsOn !== null, 'a last day', [{ name: 'Last day', value: offer.endsOn ?? 'None' }], 'OFR-01'),
  ]),
  reasonOf({ id: 'offer-rate', title: 'Comparison rate', element: '/finance/comparisonWarning' }, [
    {
      ...said(offer.comparisonRate !== null, 'a comparison rate', [
        { name: 'Comparison rate', value: offer.comparisonRate === null ? 'None' : `${formatRate(offer.comparisonRate)} p.a.` },
      ]),
      rule: 'FIN-05',
    },
  ]),
  ...links(offer, context),
  ...(context.cars === null ? [] : ownPage(offer, context.cars)),
]
