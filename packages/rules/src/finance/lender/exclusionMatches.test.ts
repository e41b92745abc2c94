import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { exclusionMatches } from './isFinanceExcluded'

type Exclusion = Parameters<typeof exclusionMatches>[0]

it.each<[string, Exclusion['field'], Exclusion['op'], string, Partial<Car>, boolean]>([
  ['a make', 'make', 'is', 'Toyota', {}, true],
  ['a make in another case', 'make', 'is', ' TOYOTA ', {}, true],
  ['another make', 'make', 'is', 'Kia', {}, false],
  ['every make but one, of that one', 'make', 'isNot', 'toyota', {}, false],
  ['every make but one, of another', 'make', 'isNot', 'Kia', {}, true],
  ['a make below a word, which makes no sense', 'make', 'below', 'Zeekr', {}, false],
  ['a model', 'model', 'is', 'corolla', {}, true],
  ['used cars', 'carType', 'is', 'used', {}, true],
  ['all but new cars', 'carType', 'isNot', 'new', {}, true],
  ['caravans', 'itemType', 'is', 'caravan', { itemType: 'caravan' }, true],
  ['a fuel by its simple name', 'fuel', 'is', 'electric', { fuel: 'Battery', simpleFuel: 'Electric' }, true],
  ['a fuel by the manufacturer’s name', 'fuel', 'is', 'Diesel', { fuel: 'Diesel' }, true],
  ['all but one fuel, of an unknown one', 'fuel', 'isNot', 'Diesel', { fuel: null, simpleFuel: null }, false],
  ['all but one fuel, of an empty one', 'fuel', 'isNot', 'Diesel', { fuel: ' ', simpleFuel: null }, false],
  ['a dealership by name', 'dealership', 'is', 'Harbour Motors', {}, true],
  ['a dealership by slug', 'dealership', 'is', 'harbour-motors', {}, true],
  ['all but one dealership, of that one', 'dealership', 'isNot', 'harbour-motors', {}, false],
  ['prices below one, a cent below', 'price', 'below', '5000', { priceCents: 499_999 }, true],
  ['prices below one, at it', 'price', 'below', '$5,000', { priceCents: 500_000 }, false],
  ['prices above one, a cent above', 'price', 'above', '5,000.00', { priceCents: 500_001 }, true],
  ['prices above one, at it', 'price', 'above', '5000', { priceCents: 500_000 }, false],
  ['prices below one, without price', 'price', 'below', '5000', { priceCents: null }, false],
  ['prices other than one, without price', 'price', 'isNot', '5000', { priceCents: null }, false],
  ['years below one', 'year', 'below', '2010', { year: 2009 }, true],
  ['years below one, at it', 'year', 'below', '2010', { year: 2010 }, false],
  ['one year', 'year', 'is', '2021', {}, true],
  ['kilometres above a number', 'km', 'above', '200 000', { km: 200_001 }, true],
  ['kilometres above a number, at it', 'km', 'above', '200000', { km: 200_000 }, false],
  ['kilometres above a negative number, without any', 'km', 'above', '-1', { km: null }, false],
  ['a year that is a word', 'year', 'isNot', 'old', {}, false],
  ['a year that is empty', 'year', 'above', ' ', {}, false],
  ['a price that is absurd', 'price', 'below', 'Infinity', {}, false],
])('the finance rule decides whether an exclusion matches %s (CAR-24)', (_name, field, op, value, car, expected) => {
  expect(exclusionMatches({ id: 'x', field, op, value }, buildCar(car))).toBe(expected)
})
