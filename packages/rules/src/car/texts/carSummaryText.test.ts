import { expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import { buildCar } from '../../testing/buildCar'
import { carSummaryText } from './carSummaryText'

const bare: Partial<Car> = {
  colour: null,
  simpleBody: null,
  engineSizeLitres: null,
  fuel: null,
  simpleTransmission: null,
  transmission: null,
  drive: null,
  variant: {},
  km: null,
}
const motorcycle: Partial<Car> = {
  itemType: 'motorcycle',
  name: '2019 Yamaha MT-07',
  colour: 'Black',
  simpleBody: null,
  engineSizeLitres: 0.689,
  fuel: null,
  simpleTransmission: 'Manual',
  drive: 'Chain',
  variant: {},
  km: 12_000,
}
const caravan: Partial<Car> = {
  ...bare,
  itemType: 'caravan',
  name: '2018 Jayco Journey',
  colour: 'White',
  km: 20,
  specifications: { sleeps: 4, bodyLength: 19, tareWeight: 2100 },
}

it.each([
  [
    'a used car',
    {},
    'A 2021 Toyota Corolla Ascent Sport hatch in Glacier White: 2.0-litre unleaded petrol automatic, front-wheel drive, 42,310 km. See it at Harbour Motors Parramatta.',
  ],
  [
    'a demonstrator on its way',
    { carType: 'demo', status: 'coming_soon', simpleBody: 'SUV', drive: 'AWD' },
    'A demo 2021 Toyota Corolla Ascent Sport SUV in Glacier White: 2.0-litre unleaded petrol automatic, all-wheel drive, 42,310 km. It’s on its way to Harbour Motors Parramatta.',
  ],
  [
    'a new car to order ahead',
    { carType: 'new', km: 10, preorder: true },
    'A 2021 Toyota Corolla Ascent Sport hatch in Glacier White: 2.0-litre unleaded petrol automatic, front-wheel drive. You can pre-order it from Harbour Motors Parramatta.',
  ],
  [
    'a new electric car, without the kilometres of its delivery',
    {
      carType: 'new',
      km: 12,
      simpleFuel: 'Electric',
      fuel: 'Electric',
      drive: '4X4',
      variant: { rangeKm: 1020 },
      name: '2026 Kia EV5 Hatch',
    },
    'A 2026 Kia EV5 Hatch in Glacier White. Fully electric, four-wheel drive, rated range 1,020 km. See it at Harbour Motors Parramatta.',
  ],
  [
    'a drive that its name already contains',
    { name: '2022 Honda CR-V VTi LX AWD', simpleBody: 'SUV', colour: 'Light blue', drive: 'AWD', km: 59_227 },
    'A light blue 2022 Honda CR-V VTi LX AWD SUV: 2.0-litre unleaded petrol automatic, 59,227 km. See it at Harbour Motors Parramatta.',
  ],
  ['a motorcycle', motorcycle, 'A black 2019 Yamaha MT-07: 689 cc manual, 12,000 km. See it at Harbour Motors Parramatta.'],
  [
    'a motorcycle by its cylinders rather than its fuel',
    { ...motorcycle, fuel: 'Petrol - Premium Unleaded', variant: { cylinders: 4 } },
    'A black 2019 Yamaha MT-07: 689 cc four-cylinder manual, 12,000 km. See it at Harbour Motors Parramatta.',
  ],
  [
    'a small motorcycle',
    { ...motorcycle, engineSizeLitres: 0.08 },
    'A black 2019 Yamaha MT-07: 80 cc manual, 12,000 km. See it at Harbour Motors Parramatta.',
  ],
  [
    'a caravan',
    caravan,
    'A white 2018 Jayco Journey caravan: sleeps 4, 19 ft (5.79 m) long, tare weight 2,100 kg. See it at Harbour Motors Parramatta.',
  ],
  [
    'a caravan with no other known facts',
    { ...caravan, colour: ' ', specifications: {} },
    'A 2018 Jayco Journey caravan. See it at Harbour Motors Parramatta.',
  ],
  [
    'a camper trailer, by its body',
    { ...caravan, name: '2021 Jayco Swan Outback', simpleBody: 'Camper trailer', specifications: {} },
    'A white 2021 Jayco Swan Outback camper trailer. See it at Harbour Motors Parramatta.',
  ],
  [
    'a caravan with zeros from a feed',
    { ...caravan, specifications: { sleeps: 0, bodyLength: -1, tareWeight: 0 } },
    'A white 2018 Jayco Journey caravan. See it at Harbour Motors Parramatta.',
  ],
  [
    'a new caravan by its condition if nothing else is known',
    { ...caravan, carType: 'new', specifications: {} },
    'A new 2018 Jayco Journey caravan in white. See it at Harbour Motors Parramatta.',
  ],
  [
    'an orange car whose only other fact is its engine',
    { ...bare, colour: 'Orange', engineSizeLitres: 1.5 },
    'An orange 2021 Toyota Corolla Ascent Sport: 1.5-litre engine. See it at Harbour Motors Parramatta.',
  ],
  ['a car without known facts', bare, 'A 2021 Toyota Corolla Ascent Sport. See it at Harbour Motors Parramatta.'],
  [
    'a fuel without an engine size, and a transmission in full',
    { ...bare, fuel: 'Diesel', transmission: 'Constant Variable Transmission' },
    'A 2021 Toyota Corolla Ascent Sport: diesel, constant variable transmission. See it at Harbour Motors Parramatta.',
  ],
  [
    'an engine with only a known fuel',
    { ...bare, fuel: 'Petrol - Unleaded' },
    'A 2021 Toyota Corolla Ascent Sport: unleaded petrol engine. See it at Harbour Motors Parramatta.',
  ],
  [
    'a location whose name doesn’t contain its town',
    { ...bare, locationName: 'Harbour Motors', km: 1 },
    'A 2021 Toyota Corolla Ascent Sport: 1 km. See it at Harbour Motors, Parramatta.',
  ],
  [
    'a location whose name describes it',
    { ...bare, locationName: 'Parramatta yard' },
    'A 2021 Toyota Corolla Ascent Sport. See it at our Parramatta yard.',
  ],
  ['a sold car', { ...bare, status: 'sold' }, 'A 2021 Toyota Corolla Ascent Sport. It’s been sold.'],
  ['a withdrawn car', { ...bare, status: 'withdrawn' }, 'A 2021 Toyota Corolla Ascent Sport. It’s no longer for sale.'],
] satisfies [name: string, car: Partial<Car>, text: string][])('summarises $0 (VDP-02)', (_name, car, text) => {
  expect(carSummaryText(buildCar(car))).toBe(text)
})

it.each([
  {
    name: 'a car',
    car: {},
    shownFacts: ['Odometer', 'Transmission', 'Fuel', 'Body'],
    text: 'A 2021 Toyota Corolla Ascent Sport in Glacier White: 2.0-litre, front-wheel drive. See it at Harbour Motors Parramatta.',
  },
  {
    name: 'an electric car',
    car: { simpleFuel: 'Electric', fuel: 'Electric', variant: { rangeKm: 500 } },
    shownFacts: ['Odometer', 'Range', 'Battery', 'Body'],
    text: 'A 2021 Toyota Corolla Ascent Sport in Glacier White. Fully electric, front-wheel drive. See it at Harbour Motors Parramatta.',
  },
  {
    name: 'an electric motorcycle, whose gears it never states',
    car: {
      ...motorcycle,
      carType: 'new',
      name: '2026 Zero SR/F Premium',
      colour: 'White',
      simpleFuel: 'Electric',
      simpleTransmission: 'Automatic',
    },
    shownFacts: ['Range', 'Battery', 'Fuel'],
    text: 'A white 2026 Zero SR/F Premium. Fully electric. See it at Harbour Motors Parramatta.',
  },
  {
    name: 'a caravan',
    car: caravan,
    shownFacts: ['Sleeps', 'Body length', 'Tare weight', 'Colour'],
    text: 'A 2018 Jayco Journey caravan. See it at Harbour Motors Parramatta.',
  },
] satisfies { name: string; car: Partial<Car>; shownFacts: string[]; text: string }[])(
  'the text doesn’t repeat facts that already show beside the summary of $name (VDP-02)',
  ({ car, shownFacts, text }) => {
    expect(carSummaryText(buildCar(car), shownFacts)).toBe(text)
  },
)
