import { expect, it } from 'vitest'
import type { ItemType } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { buildSiteData } from '../../testing/buildSiteData'
import { testDriveItemType } from './formNeeds'

const listed = (itemType?: ItemType) => ({
  make: 'Any',
  makeSlug: 'any',
  model: 'One',
  modelSlug: 'one',
  body: null,
  count: 1,
  newCount: 0,
  comingCount: 0,
  electrified: [],
  ...(itemType && { itemType }),
})

it.each<{ name: string; car?: ItemType; lists: readonly (ItemType | undefined)[]; is: ItemType }>([
  { name: 'a caravan’s page', car: 'caravan', lists: ['motorcycle'], is: 'caravan' },
  { name: 'a motorcycle’s page on a site of caravans', car: 'motorcycle', lists: ['caravan'], is: 'motorcycle' },
  { name: 'a site of caravans and motorcycles', lists: ['motorcycle', 'caravan'], is: 'caravan' },
  { name: 'a site of motorcycles', lists: ['motorcycle'], is: 'motorcycle' },
  { name: 'a site of motorcycles and cars', lists: ['motorcycle', undefined], is: 'car' },
  { name: 'a site with nothing in stock', lists: [], is: 'car' },
])('the texts of the test drive form on $name are for a $is (CFG-06, ENQ-24)', ({ car, lists, is }) => {
  const site = buildSiteData({ models: lists.map(listed) })
  expect(testDriveItemType({ car: car ? buildCar({ itemType: car }) : null, site })).toBe(is)
})
