import { oldestText } from '@forecourt/rules/format/waitText'
import type { Compared, SiteStatistics } from '@forecourt/rules/measuring/SiteStatistics'
import { waitingAddress } from '../../inbox/useInboxCounts'
import { searchText } from './searchText'

/** A task with the link to its page. */
export interface Task {
  readonly text: string
  readonly to: string
}

const cars = (count: number) => `${count.toLocaleString('en-AU')} ${count === 1 ? 'car' : 'cars'}`

interface WaitingShoppers {
  readonly waiting: number
  readonly waitingSince: string | null
}

const none: WaitingShoppers = { waiting: 0, waitingSince: null }

/** Tasks derived from the figures and the shoppers who wait (unknown without permission), most urgent first; empty if there are none. */
export const listTasks = (
  {
    visitors,
    hardlyViewed,
    withoutEnquiries,
    searchesWithoutResult,
  }: Pick<SiteStatistics, 'hardlyViewed' | 'withoutEnquiries' | 'searchesWithoutResult'> & { readonly visitors: Pick<Compared, 'current'> },
  { waiting, waitingSince }: WaitingShoppers = none,
  now: number,
): readonly Task[] => {
  const [search] = searchesWithoutResult
  const oldest = oldestText(waitingSince, now)
  // Without visitors, cars that no one views say nothing about the cars.
  const isVisited = visitors.current > 0
  return [
    ...(waiting > 0
      ? [
          {
            text: `${waiting === 1 ? 'Reply to the one shopper who is waiting' : `Reply to the ${waiting} shoppers who are waiting`}${oldest === null ? '' : ` (${oldest})`}`,
            to: waitingAddress,
          },
        ]
      : []),
    ...(isVisited ? [] : [{ text: 'No one has visited in this period: check that your site is live and its domain works', to: '/sites' }]),
    ...(isVisited && withoutEnquiries.total > 0
      ? [{ text: `Check the price and photos of ${cars(withoutEnquiries.total)} that get views but no enquiries`, to: '#withoutEnquiries' }]
      : []),
    ...(isVisited && hardlyViewed.total > 0
      ? [{ text: `Promote ${cars(hardlyViewed.total)} that hardly anyone views`, to: '#hardlyViewed' }]
      : []),
    ...(search
      ? [
          {
            text: `Shoppers searched “${searchText(search.query)}” ${search.times === 1 ? 'once' : `${search.times} times`} with no result: consider stocking it`,
            to: '#searchesWithoutResult',
          },
        ]
      : []),
  ]
}
