import { expect, it } from 'vitest'
import type { Offer } from '../entities/Offer'
import { buildConfig } from '../testing/buildConfig'
import { offerGroups } from './offerGroups'

const offer = (id: string, category: Offer['category']) => ({ id, category }) as Offer
const some = [offer('a', 'Parts'), offer('b', 'New'), offer('c', 'New')]

it.each([
  { name: 'not grouped', offers: some, groupByCategory: false, groups: [['', 'a,b,c']] },
  {
    name: 'by category, new cars first',
    offers: some,
    groupByCategory: true,
    groups: [
      ['New cars', 'b,c'],
      ['Parts and accessories', 'a'],
    ],
  },
  {
    name: 'demonstrators, between new cars and used ones',
    offers: [offer('a', 'Used'), offer('b', 'Demo'), offer('c', 'New')],
    groupByCategory: true,
    groups: [
      ['New cars', 'c'],
      ['Demonstrators', 'b'],
      ['Used cars', 'a'],
    ],
  },
  { name: 'of one category, without a heading', offers: some.slice(1), groupByCategory: true, groups: [['', 'b,c']] },
  { name: 'none', offers: [], groupByCategory: true, groups: [] },
])('parts offers by category (OFR-04): $name', ({ offers, groupByCategory, groups }) => {
  expect(
    offerGroups({ offers, config: buildConfig({ offers: { groupByCategory } }) }).map((group) => [
      group.heading,
      group.offers.map(({ id }) => id).join(','),
    ]),
  ).toEqual(groups)
})
