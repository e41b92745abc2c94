import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { exclusionMatches } from './isFinanceExcluded'

type Exclusion = Parameters<typeof exclusionMatches>[0]

it.each<[string, Exclusion['field'], Exclusion['op'], string, Partial<Car>, boolean]>([
  ['a make', 'make', 'is', 'Toyota', {}, true],
  ['a make in another case', 'make', 'is', ' TOYOTA ', {}, true],
  ['another make', 'make', 'is', 'Kia', {}, false],
  ['all makes except Toyota, for a Toyota', 'make', 'isNot', 'toyota', {}, false],
  ['all makes except Kia, for a Toyota', 'make', 'isNot', 'Kia', {}, true],
  ['makes “below” a word, which has no meaning', 'make', 'below', 'Zeekr', {}, false],
  ['a model', 'model', 'is', 'corolla', {}, true],
  ['used cars', 'carType', 'is', 'used', {}, true],
  ['all but new cars', 'carType', 'isNot', 'new', {}, true],
  ['caravans', 'itemType', 'is', 'caravan', { itemType: 'caravan' }, true],
  ['electric cars, for a fuel whose simple name is electric', 'fuel', 'is', 'electric', { fuel: 'Battery', simpleFuel: 'Electric' }, true],
  ['diesel cars, for a fuel that the manufacturer calls diesel', 'fuel', 'is', 'Diesel', { fuel: 'Diesel' }, true],
  ['all fuels except diesel, for an unknown fuel', 'fuel', 'isNot', 'Diesel', { fuel: null, simpleFuel: null }, false],
  ['all fuels except diesel, for a blank fuel', 'fuel', 'isNot', 'Diesel', { fuel: ' ', simpleFuel: null }, false],
  ['a dealership by name', 'dealership', 'is', 'Harbour Motors', {}, true],
  ['a dealership by slug', 'dealership', 'is', 'harbour-motors', {}, true],
  ['all dealerships except one, for a car of that one', 'dealership', 'isNot', 'harbour-motors', {}, false],
  ['prices below $5,000, for one that is a cent below', 'price', 'below', '5000', { priceCents: 499_999 }, true],
  ['prices below $5,000, for exactly $5,000', 'price', 'below', '$5,000', { priceCents: 500_000 }, false],
  ['prices above $5,000, for one that is a cent above', 'price', 'above', '5,000.00', { priceCents: 500_001 }, true],
  ['prices above $5,000, for exactly $5,000', 'price', 'above', '5000', { priceCents: 500_000 }, false],
  ['prices below $5,000, for a car without a price', 'price', 'below', '5000', { priceCents: null }, false],
  ['prices other than $5,000, for a car without a price', 'price', 'isNot', '5000', { priceCents: null }, false],
  ['years below 2010, for 2009', 'year', 'below', '2010', { year: 2009 }, true],
  ['years below 2010, for 2010', 'year', 'below', '2010', { year: 2010 }, false],
  ['the year 2021', 'year', 'is', '2021', {}, true],
  ['kilometres above 200,000, for one more', 'km', 'above', '200 000', { km: 200_001 }, true],
  ['kilometres above 200,000, for exactly 200,000', 'km', 'above', '200000', { km: 200_000 }, false],
  ['kilometres above -1, for a car without an odometer reading', 'km', 'above', '-1', { km: null }, false],
  ['a year that is entered as a word', 'year', 'isNot', 'old', {}, false],
  ['a year that is blank', 'year', 'above', ' ', {}, false],
  ['a price that is no finite number', 'price', 'below', 'Infinity', {}, false],
])('the finance rule decides whether an exclusion matches %s (CAR-24)', (_name, field, op, value, car, expected) => {
  expect(exclusionMatches({ id: 'x', field, op, value }, buildCar(car))).toBe(expected)
})
