import { expect, it } from 'vitest'
import { modelItemType, tableItemType } from './modelItemType'

const bike = { makeSlug: 'honda', modelSlug: 'cb650r', itemType: 'motorcycle' } as const
const car = { makeSlug: 'honda', modelSlug: 'civic', itemType: 'car' } as const
const van = { makeSlug: 'jayco', modelSlug: 'journey', itemType: 'caravan' } as const

it.each([
  ['one that is in stock', { makeSlug: 'honda', modelSlug: 'cb650r', body: 'Sports' }, [bike, car], 'motorcycle'],
  ['one of a make with only that kind', { makeSlug: 'jayco', modelSlug: 'swan', body: null }, [van], 'caravan'],
  ['one with the body of a car', { makeSlug: 'honda', modelSlug: 'hr-v', body: 'SUV' }, [bike], 'car'],
  ['one of a make with several kinds', { makeSlug: 'honda', modelSlug: 'x', body: null }, [bike, car], 'car'],
  [
    'a caravan of a make with nothing in stock',
    { makeSlug: 'bullock-track', modelSlug: 'boundary-18', body: 'Caravan' },
    [bike, van],
    'caravan',
  ],
  ['a motorcycle of a make with both', { makeSlug: 'honda', modelSlug: 'rebel', body: 'Cruiser' }, [bike, car], 'motorcycle'],
  ['one of a make with nothing in stock, at a dealer of caravans', { makeSlug: 'x', modelSlug: 'x', body: null }, [van], 'caravan'],
  ['one of a make with nothing in stock, at a dealer without stock', { makeSlug: 'x', modelSlug: 'x', body: null }, [], 'car'],
  [
    'one of a make with nothing in stock, at a dealer of several kinds',
    { makeSlug: 'kia', modelSlug: 'x', body: null },
    [bike, van],
    'car',
  ],
])('a model derives the vehicle kind of $0: $3 (CFG-06)', (_name, model, stock, is) => expect(modelItemType(model, stock)).toBe(is))

it.each([
  ['Naked', ['Naked'], 'motorcycle'],
  ['Caravan', ['Caravan'], 'caravan'],
  ['Sedan', ['Sedan', 'SUV'], 'car'],
  ['Cruiser', ['Cruiser', 'SUV'], 'motorcycle'],
  [null, ['Caravan', 'Pop Top', null], 'caravan'],
  [null, ['Cruiser', 'SUV', null], 'car'],
  [null, [null], 'car'],
] as const)('a model of the platform’s tables with the body %s, of a make with %j, is a %s (CFG-06)', (body, bodies, is) =>
  expect(tableItemType(body, bodies)).toBe(is),
)
