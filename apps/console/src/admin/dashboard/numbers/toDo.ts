import type { SiteNumbers } from '@forecourt/rules/measuring/SiteNumbers'

/** A task with the link to its page. */
export interface ToDo {
  readonly text: string
  readonly to: string
}

const cars = (count: number) => `${count.toLocaleString('en-AU')} ${count === 1 ? 'car' : 'cars'}`

/** Tasks derived from the figures, most urgent first; empty if there are none. */
export const toDo = ({
  waiting,
  unseen,
  unasked,
  empty,
}: Pick<SiteNumbers, 'waiting' | 'unseen' | 'unasked' | 'empty'>): readonly ToDo[] => {
  const [search] = empty
  return [
    ...(waiting > 0
      ? [
          {
            text: waiting === 1 ? 'Reply to the one shopper who is waiting' : `Reply to the ${waiting} shoppers who are waiting`,
            to: '/inbox',
          },
        ]
      : []),
    ...(unasked.total > 0
      ? [{ text: `Check the price and photos of ${cars(unasked.total)} that get views but no enquiries`, to: '#unasked' }]
      : []),
    ...(unseen.total > 0 ? [{ text: `Promote ${cars(unseen.total)} that hardly anyone views`, to: '#unseen' }] : []),
    ...(search
      ? [{ text: `Shoppers searched “${search.words}” ${search.times} times with no result: consider stocking it`, to: '#empty' }]
      : []),
  ]
}
