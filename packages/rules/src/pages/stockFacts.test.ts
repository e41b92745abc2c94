import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { buildSiteData } from '../testing/buildSiteData'
import { stockFacts } from './stockFacts'

const department = (name: 'sales' | 'service') => ({ department: name, days: [], specialDays: [] })
const site = buildSiteData({
  stockCount: 10,
  prices: [
    { priceType: 'driveAway', subscribed: false, count: 4 },
    { priceType: 'egc', subscribed: false, count: 3 },
    { priceType: 'egc', subscribed: true, count: 2 },
    { priceType: null, subscribed: false, count: 1 },
  ],
  locations: [
    buildLocation({ departments: [department('sales'), department('service')] as never }),
    buildLocation({ id: 'b', departments: [department('sales')] as never }),
    buildLocation({ id: 'c', departments: [department('service')] as never }),
    buildLocation({ id: 'd', visible: false, departments: [department('service')] as never }),
  ],
})

it.each([
  { name: 'a site that sells', values: {}, facts: { withoutCharges: 5, byTheWeek: 0 } },
  { name: 'a site with subscriptions', values: { price: { offerSubscriptions: true } }, facts: { withoutCharges: 3, byTheWeek: 2 } },
])('a stock page counts prices as $name shows them (CAR-14 to CAR-17)', ({ values, facts }) => {
  expect(stockFacts(buildConfig(values), site)).toMatchObject({ cars: 10, ...facts })
})

it('the facts that a site’s texts may contradict include its visible locations, and those with a sales or service department (LOC-07)', () => {
  expect(stockFacts(buildConfig(), site)).toMatchObject({ dealerships: 1, locations: 3, salesLocations: 2, workshops: 2 })
})

it('the facts that a site’s texts may contradict are 0 without cars, locations and dealerships', () => {
  expect(stockFacts(buildConfig(), buildSiteData({ stockCount: 0, prices: [], locations: [], dealerships: [] }))).toEqual({
    cars: 0,
    withoutCharges: 0,
    byTheWeek: 0,
    dealerships: 0,
    locations: 0,
    salesLocations: 0,
    workshops: 0,
  })
})
