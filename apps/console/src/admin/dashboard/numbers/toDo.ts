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
      ? [{ text: waiting === 1 ? 'Answer the one shopper who waits' : `Answer the ${waiting} shoppers who wait`, to: '/inbox' }]
      : []),
    ...(unasked.total > 0
      ? [{ text: `Look at price and photos of ${cars(unasked.total)} that people view and nobody asks about`, to: '#unasked' }]
      : []),
    ...(unseen.total > 0 ? [{ text: `Bring ${cars(unseen.total)} to the front that hardly anybody looks at`, to: '#unseen' }] : []),
    ...(search ? [{ text: `Think of stock for “${search.words}”: searched ${search.times} times in vain`, to: '#empty' }] : []),
  ]
}
