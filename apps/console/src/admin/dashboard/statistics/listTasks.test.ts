import { expect, it } from 'vitest'
import { listTasks } from './listTasks'

const now = Date.parse('2026-06-10T12:00:00.000Z')
const idle = {
  visitors: { current: 80 },
  hardlyViewed: { total: 0, cars: [] },
  withoutEnquiries: { total: 0, cars: [] },
  offers: [],
  searchesWithoutResult: [],
}

it('the to-do list is empty where there is nothing to do', () => expect(listTasks(idle, undefined, now)).toEqual([]))

it('the to-do list starts with waiting shoppers, and links each item to the place where it is done', () => {
  const items = listTasks(
    {
      ...idle,
      hardlyViewed: { total: 1, cars: [] },
      withoutEnquiries: { total: 12, cars: [] },
      searchesWithoutResult: [{ query: 'red ute', times: 9 }],
    },
    { waiting: 1, waitingSince: '2026-06-10T08:00:00.000Z' },
    now,
  )
  expect(items.map(({ to }) => to)).toEqual(['/inbox?view=waiting', '#withoutEnquiries', '#hardlyViewed', '#searchesWithoutResult'])
  expect(items[0]?.text).toBe('Reply to the one shopper who is waiting (oldest 4 h)')
  expect(items[2]?.text).toBe('Promote 1 car that hardly anyone views')
})

it('the to-do list without visitors says so and names no cars', () => {
  const items = listTasks({ ...idle, visitors: { current: 0 }, hardlyViewed: { total: 4, cars: [] } }, undefined, now)
  expect(items.map(({ to }) => to)).toEqual(['/sites'])
  expect(items[0]?.text).toContain('No one has visited')
})

it.each([
  { times: 1, words: 'searched “red ute” once with no result' },
  { times: 9, words: 'searched “red ute” 9 times with no result' },
])('the to-do list counts the searches without a result: $times', ({ times, words }) => {
  const [item] = listTasks({ ...idle, searchesWithoutResult: [{ query: 'red ute', times }] }, undefined, now)
  expect(item?.text).toContain(words)
})
