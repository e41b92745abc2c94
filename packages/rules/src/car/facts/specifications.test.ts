import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { specifications } from './specifications'

it('the list of specifications gives each specification its unit and leaves out empty ones (ENT-02, VDP-20)', () => {
  expect(
    specifications(
      buildCar({
        variant: { cylinders: 4, towingCapacityBraked: 3500, vehicleLength: 5325, ancapRating: 1, ancapYear: 2017, fuelCapacity: 0 },
      }),
    ),
  ).toEqual([
    { label: 'Cylinders', value: '4' },
    { label: 'Braked towing capacity', value: '3,500 kg' },
    { label: 'Length', value: '5,325 mm' },
    { label: 'ANCAP rating', value: '1 star (2017)' },
  ])
})

it.each([
  { name: 'with its year', variant: { ancapRating: 5, ancapYear: 2022 }, expected: ['5 stars (2022)'] },
  { name: 'not without it: the tests of each year differ', variant: { ancapRating: 5 }, expected: [] },
  { name: 'not with a year that is 0 for unknown', variant: { ancapRating: 5, ancapYear: 0 }, expected: [] },
  { name: 'not without stars', variant: { ancapYear: 2022 }, expected: [] },
])('the list of specifications states an ANCAP rating $name (VDP-20)', ({ variant, expected }) => {
  const shown = specifications(buildCar({ variant })).filter(({ label }) => label === 'ANCAP rating')
  expect(shown.map(({ value }) => value)).toEqual(expected)
})

it('the list of specifications gives the consumption of an electric car in kilowatt-hours (ENT-02)', () => {
  const used = (simpleFuel: 'Electric' | null) =>
    specifications(buildCar({ simpleFuel, cylinders: null, variant: { fuelConsumptionCombined: 18 } }))
  expect(used('Electric')).toEqual([{ label: 'Energy consumption (combined)', value: '18 kWh/100 km' }])
  expect(used(null)).toEqual([{ label: 'Fuel consumption (combined)', value: '18 L/100 km' }])
})

it('the list of specifications lists a caravan’s specifications, with lengths in feet and metres (ENT-03, UI-23)', () => {
  const car = buildCar({
    itemType: 'caravan',
    cylinders: null,
    variant: {},
    specifications: { bodyLength: 21.5, sleeps: 4, axleType: 'Tandem' },
  })
  expect(specifications(car)).toEqual([
    { label: 'Body length', value: '21.5 ft (6.55 m)' },
    { label: 'Axles', value: 'Tandem' },
    { label: 'Sleeps', value: '4' },
  ])
})

it('the list of specifications distinguishes body and overall length and width of a caravan (ENT-03)', () => {
  const car = buildCar({
    itemType: 'caravan',
    cylinders: null,
    variant: { vehicleLength: 8230, vehicleWidth: 2500, vehicleHeight: 3050 },
    specifications: { bodyLength: 21.5, bodyWidth: 8 },
  })
  expect(specifications(car).map(({ label }) => label)).toEqual(['Body width', 'Body length', 'Overall length', 'Overall width', 'Height'])
})

it.each([
  { name: '0', variant: { cylinders: 0, vehicleLength: 0, ancapRating: 0, rangeKm: 0 } },
  { name: 'less than 0', variant: { cylinders: -1, vehicleLength: -1, ancapRating: -1, rangeKm: -1 } },
])('a car page treats $name of a feed as unknown (VDP-20)', ({ variant }) => {
  expect(specifications(buildCar({ cylinders: 0, variant, specifications: { sleeps: 0, bodyLength: 0, bodyWidth: -1 } }))).toEqual([])
})

it('the list of specifications uses the cylinders of the car if its variant has none (ENT-02)', () => {
  expect(specifications(buildCar({ cylinders: 6, variant: { cylinders: 0 } }))).toEqual([{ label: 'Cylinders', value: '6' }])
})

it('the list of specifications is empty when nothing is known (VDP-20)', () =>
  expect(specifications(buildCar({ cylinders: null, variant: {} }))).toEqual([]))
