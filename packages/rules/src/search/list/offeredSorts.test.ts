import { expect, it } from 'vitest'
import { menuSorts, offeredSorts } from './sortLabel'

it('the sort menu offers sorting by weekly price only if the site has subscriptions (SRC-17, CAR-14)', () => {
  expect(offeredSorts({ price: { offerSubscriptions: false } }).filter((order) => order.startsWith('weekly'))).toEqual([])
  expect(offeredSorts({ price: { offerSubscriptions: true } })).toEqual(expect.arrayContaining(['price_asc', 'weekly_asc', 'weekly_desc']))
})

it.each([
  { sortBy: 'consumption_asc', defaultSort: 'recommended', shows: true },
  { sortBy: 'km_asc', defaultSort: 'consumption_asc', shows: true },
  { sortBy: 'km_asc', defaultSort: 'recommended', shows: false },
] as const)(
  'the sort menu of a list by $sortBy, with $defaultSort as default, has the consumption: $shows (SRC-17)',
  ({ sortBy, defaultSort, shows }) => {
    const orders = menuSorts({ price: { offerSubscriptions: false }, search: { defaultSort } }, sortBy)
    expect([orders.includes('consumption_asc'), orders.includes('km_desc')]).toEqual([shows, true])
  },
)
