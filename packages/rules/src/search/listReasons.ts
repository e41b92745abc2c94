import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../dates/momentInZone'
import type { Reason } from '../reasons/Reason'
import { type Condition, reasonOf } from '../reasons/reasonOf'
import { cardPlaces } from './cardPlaces'
import { currentPromos, type Promo } from './currentPromos'

export interface ListContext {
  /** The instant of the page, ISO in UTC. */
  readonly now: string
  /** How many cars the page lists. */
  readonly carCount: number
}

type ListConfig = Pick<ResolvedConfig, 'search' | 'identity'>

const promoConditions = (promo: Promo, pointer: string, date: string): Condition[] => {
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

/** A card among the cars needs a place there; null stands for the offer to look for a car. */
const place = (promo: Promo | null, config: ListConfig, { now, carCount }: ListContext): Condition => {
  const { search } = config
  const placed = cardPlaces({
    promos: currentPromos(config, now),
    positions: search.promoPositions,
    showSimilar: search.similarTitle.trim() !== '',
    carCount,
  })
  const own = promo !== null && promo.position > 0
  const found = placed.find((card) => card.promo?.id === promo?.id)
  return {
    holds: found !== undefined,
    rule: 'SRC-42',
    title: 'A place among the cars',
    yes: `It stands at place ${found?.place}.`,
    no:
      carCount === 0
        ? 'The page lists no cars to stand among.'
        : own
          ? `Place ${promo.position} is taken by another, or lies beyond the cars of this page.`
          : 'The places for promotions are all taken, or lie beyond the cars of this page.',
    settings: [...(own ? [`/search/promos/${promo.id}/position`] : []), '/search/promoPositions'],
    fields: [{ name: 'Cars on this page', value: String(carCount) }],
  }
}

/**
 * Says of what stands beside and among the cars of the stock list, beside the filters, why it shows or not (SRC-42, CNT-08), as
 * `currentPromos` and `cardPlaces` decide it for promotions.
 */
export const listReasons = (config: ListConfig, context: ListContext): Reason[] => {
  const { now } = context
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
      ...(search.similarTitle.trim() === '' ? [] : [place(null, config, context)]),
    ]),
    ...search.promos.map((promo) => {
      const pointer = `/search/promos/${promo.id}`
      const runs = promoConditions(promo, pointer, date)
      return reasonOf({ id: `promo-${promo.id}`, title: promo.title.trim() || 'Promotion', element: pointer }, [
        ...runs,
        // What does not run asks for no place.
        ...(runs.every(({ holds }) => holds) ? [place(promo, config, context)] : []),
      ])
    }),
  ]
}
