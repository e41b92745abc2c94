import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Offer } from '../entities/Offer'
import type { Reason } from '../reasons/Reason'
import { reasonOf } from '../reasons/reasonOf'

/** Says of what stands around the offers of the offers page why it shows or not (RTE-17, OFR-04), as `offerGroups` decides it for headings. */
export const offersPageReasons = (offers: readonly Offer[], { offers: settings }: Pick<ResolvedConfig, 'offers'>): Reason[] => {
  const count = [{ name: 'Offers now', value: String(offers.length) }]
  const categories = [...new Set(offers.map(({ category }) => category))]
  return [
    reasonOf({ id: 'offers-text', title: 'Introduction', element: '/offers/heading' }, [
      {
        holds: settings.text !== '',
        rule: 'RTE-17',
        title: 'Words',
        yes: 'It has words.',
        no: 'It has no words.',
        settings: ['/offers/text'],
      },
    ]),
    reasonOf({ id: 'offers-empty', title: 'Text without offers', element: '/offers/emptyText' }, [
      {
        holds: offers.length === 0,
        rule: 'OFR-01',
        title: 'No offers',
        yes: 'No offer runs now.',
        no: 'There are offers now.',
        settings: ['/offers/emptyText'],
        fields: count,
      },
    ]),
    reasonOf({ id: 'offers-headings', title: 'Headings of categories', element: '/offers/groupByCategory' }, [
      {
        holds: settings.groupByCategory,
        rule: 'OFR-04',
        title: 'The site’s choice',
        yes: 'The site groups offers by category.',
        no: 'The site lists offers together.',
        settings: ['/offers/groupByCategory'],
      },
      {
        holds: categories.length > 1,
        rule: 'OFR-04',
        title: 'Several categories',
        yes: 'The offers are of several categories.',
        no: 'The offers are not of several categories.',
        fields: [{ name: 'Categories', value: categories.join(', ') || 'None' }],
      },
    ]),
  ]
}
