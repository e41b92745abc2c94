import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../dates/momentInZone'
import type { Reason } from '../reasons/Reason'
import { type Condition, reasonOf } from '../reasons/reasonOf'

type ListConfig = Pick<ResolvedConfig, 'search' | 'identity'>

const promoConditions = (promo: ListConfig['search']['promos'][number], pointer: string, date: string): Condition[] => {
  const today = [{ name: 'Today', value: date }]
  return [
    {
      holds: promo.title.trim() !== '' || promo.image !== '',
      rule: 'CNT-08',
      title: 'Something to show',
      yes: 'It has words or a picture.',
      no: 'It has neither words nor a picture.',
      settings: [`${pointer}/title`, `${pointer}/image`],
    },
    {
      holds: promo.start === '' || promo.start <= date,
      rule: 'CNT-08',
      title: 'First day',
      yes: promo.start === '' ? 'It has no first day.' : 'It has begun.',
      no: `It begins on ${promo.start}.`,
      settings: [`${pointer}/start`],
      fields: today,
    },
    {
      holds: promo.expiry === '' || date <= promo.expiry,
      rule: 'CNT-08',
      title: 'Last day',
      yes: promo.expiry === '' ? 'It has no last day.' : 'Its last day has not passed.',
      no: `It ended on ${promo.expiry}.`,
      settings: [`${pointer}/expiry`],
      fields: today,
    },
  ]
}

/**
 * Says of what stands beside and among the cars of the stock list, beside the filters, why it shows or not (SRC-42, CNT-08), as
 * `currentPromos` decides it for promotions.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const listReasons = (config: ListConfig, now: string): Reason[] => {
  const { date } = momentInZone(now, config.identity.timeZone)
  const { search } = config
  return [
    reasonOf({ id: 'list-view', title: 'Switch between grid and list', element: '/search/showViewToggle' }, [
      {
        holds: search.showViewToggle,
        rule: '',
        title: 'The site’s choice',
        yes: 'Shoppers may choose the layout.',
        no: 'The site chose the layout.',
        settings: ['/search/showViewToggle'],
      },
    ]),
    reasonOf({ id: 'list-similar', title: 'Offer to look for a car', element: '/search/similarTitle' }, [
      {
        holds: search.similarTitle.trim() !== '',
        rule: 'SRC-42',
        title: 'Words',
        yes: 'It has words.',
        no: 'It has no words.',
        settings: ['/search/similarTitle'],
      },
    ]),
    ...search.promos.map((promo) => {
      const pointer = `/search/promos/${promo.id}`
      return reasonOf(
        { id: `promo-${promo.id}`, title: promo.title.trim() || 'Promotion', element: pointer },
        promoConditions(promo, pointer, date),
      )
    }),
  ]
}
