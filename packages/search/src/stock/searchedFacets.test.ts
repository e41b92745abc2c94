import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { createStockIndex } from '../createStockIndex'

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
    standardEquipment: ['Reversing camera', 'White mirrors'],
    variant: { induction: 'Turbo' },
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
    tag: 'One Owner',
    standardEquipment: ['Reversing sensors', '360 degree camera'],
    dealershipName: 'North Motors',
  }),
].map((car) => ({ ...car, simpleFuel: null, transmission: '6 Speed Automatic', simpleTransmission: 'Automatic' as const }))

it.each<{ query: string; found: string[]; dropped?: string[] }>([
  { query: 'white ute', found: ['a'] },
  { query: 'auto diesel', found: ['a'] },
  { query: '4x4', found: ['a'] },
  { query: 'red people mover', found: ['b'] },
  { query: 'demo', found: ['b'] },
  { query: 'used hilux geel', found: ['a'] },
  { query: 'petrol', found: ['b'] },
  { query: 'automatic', found: ['a', 'b'] },
  // Only seats has the value 7: the word is dropped.
  { query: 'cx 7', found: ['b'], dropped: ['7'] },
  { query: 'turbo', found: ['a'] },
  { query: 'one owners', found: ['b'] },
  { query: 'reversing cameras', found: ['a'] },
  { query: 'all wheel drive', found: ['b'] },
  { query: 'second hand', found: ['a'] },
  { query: 'north motors', found: ['b'] },
  { query: 'rad', found: [] },
])('stock search finds cars by their properties without typos: “$query” (SRC-06)', ({ query, found, dropped }) => {
  const state = { query, page: 1, sortBy: 'recommended', values: {}, ranges: {} } as const
  const result = createStockIndex(cars).search(state, { config: buildConfig(), preset: {}, dealershipIds: [], now: '2026-03-01T00:00:00Z' })
  expect(result.cars.map(({ id }) => id).toSorted()).toEqual(found)
  expect(result.droppedTerms).toEqual(dropped)
})
