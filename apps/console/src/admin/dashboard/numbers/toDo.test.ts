import { expect, it } from 'vitest'
import { toDo } from './toDo'

const well = { waiting: 0, unseen: { total: 0, cars: [] }, unasked: { total: 0, cars: [] }, empty: [] }

it('says nothing where all is well', () => expect(toDo(well)).toEqual([]))

it('begins with who waits, and leads to where each is done', () => {
  const items = toDo({
    waiting: 1,
    unseen: { total: 1, cars: [] },
    unasked: { total: 12, cars: [] },
    empty: [{ words: 'red ute', times: 9 }],
  })
  expect(items.map(({ to }) => to)).toEqual(['/inbox', '#unasked', '#unseen', '#empty'])
  expect(items[0]?.text).toBe('Reply to the one shopper who is waiting')
  expect(items[2]?.text).toBe('Promote 1 car that hardly anyone views')
})
