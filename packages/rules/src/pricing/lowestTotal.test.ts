import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { lowestTotal } from './lowestTotal'

const duty = {
  name: 'Stamp duty',
  chargedBy: 'government',
  fixedCents: 60_000,
  percent: 0,
  aboveCents: 0,
  states: [],
  carTypes: [],
} as const
const priced = (dollars: number, over: object = {}) => buildCar({ priceCents: dollars * 100, priceType: 'driveAway', charges: [], ...over })
const excluding = (dollars: number, over: object = {}) => priced(dollars, { priceType: 'egc', driveAwayCents: null, ...over })

it.each([
  { name: 'no cars', cars: [], is: null },
  { name: 'drive-away prices', cars: [priced(42_000), priced(39_990)], is: { cents: 3_999_000, isKnown: true } },
  { name: 'a stated drive-away price', cars: [excluding(30_000, { driveAwayCents: 3_300_000 })], is: { cents: 3_300_000, isKnown: true } },
  { name: 'calculated charges', cars: [excluding(30_000, { charges: [duty] })], is: { cents: 3_060_000, isKnown: false } },
  {
    name: 'charges that make the lower price dearer',
    cars: [priced(30_500), excluding(30_000, { charges: [duty] })],
    is: { cents: 3_050_000, isKnown: true },
  },
  { name: 'charges that aren’t known', cars: [excluding(30_000)], is: null },
  { name: 'no price', cars: [priced(0), buildCar({ priceCents: null })], is: null },
])('the lowest total of cars follows from $name (ENT-13, CARD-05)', ({ cars, is }) => expect(lowestTotal(cars)).toEqual(is))
