import { expect, it } from 'vitest'
import { offeredSorts } from './sortLabel'

it('the sort menu offers sorting by weekly price only if the site has subscriptions (SRC-17, CAR-14)', () => {
  expect(offeredSorts({ price: { offerSubscriptions: false } }).filter((order) => order.startsWith('weekly'))).toEqual([])
  expect(offeredSorts({ price: { offerSubscriptions: true } })).toEqual(expect.arrayContaining(['price_asc', 'weekly_asc', 'weekly_desc']))
})
