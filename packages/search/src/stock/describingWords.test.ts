import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { createStockIndex } from '../createStockIndex'
import { describingWords } from './describingWords'

const cars = [
  buildCar({
    id: 'a',
    name: '2020 Toyota HiLux SR',
    carType: 'used',
    body: 'ute',
    simpleBody: null,
    colour: 'White',
    fuel: 'Diesel',
    drive: '4WD',
    seats: 5,
    city: 'Geelong',
  }),
  buildCar({
    id: 'b',
    name: '2024 Mazda CX-9 Azami',
    carType: 'demo',
    body: 'peopleMover',
    simpleBody: null,
    colour: 'Red',
    fuel: 'Petrol - Premium Unleaded',
    drive: 'AWD',
    seats: 7,
    city: 'Ballarat',
  }),
].map((car) => ({ ...car, simpleFuel: null, transmission: '6 Speed Automatic', simpleTransmission: 'Automatic' as const }))

it.each([
  { query: 'white ute', found: ['a'] },
  { query: 'auto diesel', found: ['a'] },
  { query: '4x4', found: ['a'] },
  { query: 'red people mover', found: ['b'] },
  { query: 'demo', found: ['b'] },
  { query: 'used hilux geel', found: ['a'] },
  { query: 'petrol', found: ['b'] },
  { query: 'automatic', found: ['a', 'b'] },
  { query: 'cx 7', found: [] },
  { query: 'rad', found: [] },
])('finds cars by what they are, spelt just so: “$query” (SRC-06)', ({ query, found }) => {
  const state = { query, page: 1, sortBy: 'recommended', values: {}, ranges: {} } as const
  const result = createStockIndex(cars).search(state, { config: buildConfig(), preset: {}, dealershipIds: [], now: '2026-03-01T00:00:00Z' })
  expect(result.cars.map(({ id }) => id).toSorted()).toEqual(found)
})

it('says nothing that is not known', () => {
  const bare = buildCar({ body: null, simpleBody: null, fuel: null, simpleFuel: null, transmission: null, simpleTransmission: null })
  expect(describingWords({ ...bare, drive: null, colour: null, seats: null, city: 'Perth', carType: 'new' })).toEqual(['new', 'Perth'])
  expect(describingWords({ ...bare, drive: null, colour: 'constructor', city: 'Perth', carType: 'new' })).toEqual([
    'new',
    'constructor',
    'Perth',
  ])
})
