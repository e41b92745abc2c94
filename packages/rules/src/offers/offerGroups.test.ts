import { expect, it } from 'vitest'
import type { Offer } from '../entities/Offer'
import { buildConfig } from '../testing/buildConfig'
import { offerGroups } from './offersPageParts'

const offer = (id: string, category: Offer['category']) => ({ id, category }) as Offer
const some = [offer('a', 'Parts'), offer('b', 'New'), offer('c', 'New')]

it.each([
  ['not grouped', some, false, [['', 'a,b,c']]],
  [
    'by category, new cars first',
    some,
    true,
    [
      ['New cars', 'b,c'],
      ['Parts and accessories', 'a'],
    ],
  ],
  [
    'demonstrators, between new cars and used ones',
    [offer('a', 'Used'), offer('b', 'Demo'), offer('c', 'New')],
    true,
    [
      ['New cars', 'c'],
      ['Demonstrators', 'b'],
      ['Used cars', 'a'],
    ],
  ],
  [
    'subscriptions, before service',
    [offer('a', 'Service'), offer('b', 'Subscription')],
    true,
    [
      ['Subscriptions', 'b'],
      ['Service', 'a'],
    ],
  ],
  [
    'those alone in their category together, after a category of several',
    [offer('a', 'Service'), offer('b', 'Demo'), offer('c', 'New'), offer('d', 'Demo')],
    true,
    [
      ['Demonstrators', 'b,d'],
      ['More offers', 'c,a'],
    ],
  ],
  ['of one category, without a heading', some.slice(1), true, [['', 'b,c']]],
  ['none', [], true, []],
])('the offers page groups offers by category (OFR-04): $0', (_name, offers, groupByCategory, groups) => {
  expect(
    offerGroups({ offers, config: buildConfig({ offers: { groupByCategory, showLead: false } }) }).map((group) => [
      group.heading,
      group.offers.map(({ id }) => id).join(','),
    ]),
  ).toEqual(groups)
})
