import { expect, it } from 'vitest'
import { modelItemType } from './modelItemType'

const bike = { makeSlug: 'honda', modelSlug: 'cb650r', itemType: 'motorcycle' } as const
const car = { makeSlug: 'honda', modelSlug: 'civic', itemType: 'car' } as const
const van = { makeSlug: 'jayco', modelSlug: 'journey', itemType: 'caravan' } as const

it.each([
  { name: 'one that is in stock', model: { makeSlug: 'honda', modelSlug: 'cb650r', body: 'Sports' }, stock: [bike, car], is: 'motorcycle' },
  {
    name: 'one of a make that sells nothing else',
    model: { makeSlug: 'jayco', modelSlug: 'swan', body: null },
    stock: [van],
    is: 'caravan',
  },
  { name: 'one with the body of a car', model: { makeSlug: 'honda', modelSlug: 'hr-v', body: 'SUV' }, stock: [bike], is: 'car' },
  { name: 'one of a make with several', model: { makeSlug: 'honda', modelSlug: 'x', body: null }, stock: [bike, car], is: 'car' },
  {
    name: 'a van of a make with nothing',
    model: { makeSlug: 'bullock-track', modelSlug: 'boundary-18', body: 'Caravan' },
    stock: [bike, van],
    is: 'caravan',
  },
  {
    name: 'a bike of a make with both',
    model: { makeSlug: 'honda', modelSlug: 'rebel', body: 'Cruiser' },
    stock: [bike, car],
    is: 'motorcycle',
  },
  {
    name: 'one of a make with nothing, on a yard of vans',
    model: { makeSlug: 'x', modelSlug: 'x', body: null },
    stock: [van],
    is: 'caravan',
  },
  { name: 'one of a make with nothing, on no yard', model: { makeSlug: 'x', modelSlug: 'x', body: null }, stock: [], is: 'car' },
  { name: 'one of a make with nothing', model: { makeSlug: 'kia', modelSlug: 'x', body: null }, stock: [bike, van], is: 'car' },
])('finds the kind of $name: $is (CFG-06)', ({ model, stock, is }) => {
  expect(modelItemType(model, stock)).toBe(is)
})
