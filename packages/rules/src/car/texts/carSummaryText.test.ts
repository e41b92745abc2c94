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
    'This used 2021 Toyota Corolla Ascent Sport hatch in Glacier White has a 2.0-litre unleaded petrol engine, automatic transmission, front-wheel drive and 42,310 km on the odometer. You’ll find it at Harbour Motors Parramatta.',
  ],
  [
    'a demonstrator on its way',
    { carType: 'demo', status: 'coming_soon', simpleBody: 'SUV', drive: 'AWD' },
    'This demo 2021 Toyota Corolla Ascent Sport SUV in Glacier White has a 2.0-litre unleaded petrol engine, automatic transmission, all-wheel drive and 42,310 km on the odometer. It’s on its way to Harbour Motors Parramatta.',
  ],
  [
    'a new car to order ahead',
    { carType: 'new', km: 10, preorder: true },
    'This new 2021 Toyota Corolla Ascent Sport hatch in Glacier White has a 2.0-litre unleaded petrol engine, automatic transmission and front-wheel drive. You can pre-order it from Harbour Motors Parramatta.',
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
    'This new 2026 Kia EV5 Hatch in Glacier White has an electric motor, automatic transmission, four-wheel drive and a rated range of 1,020 km. You’ll find it at Harbour Motors Parramatta.',
  ],
  [
    'a drive that its name already contains',
    { name: '2022 Honda CR-V VTi LX AWD', simpleBody: 'SUV', colour: 'Light blue', drive: 'AWD', km: 59_227 },
    'This used 2022 Honda CR-V VTi LX AWD SUV in light blue has a 2.0-litre unleaded petrol engine, automatic transmission and 59,227 km on the odometer. You’ll find it at Harbour Motors Parramatta.',
  ],
  [
    'a motorcycle',
    motorcycle,
    'This used 2019 Yamaha MT-07 in black has a 689 cc engine, manual transmission and 12,000 km on the odometer. You’ll find it at Harbour Motors Parramatta.',
  ],
  [
    'a motorcycle by its cylinders rather than its fuel',
    { ...motorcycle, fuel: 'Petrol - Premium Unleaded', variant: { cylinders: 4 } },
    'This used 2019 Yamaha MT-07 in black has a 689 cc four-cylinder engine, manual transmission and 12,000 km on the odometer. You’ll find it at Harbour Motors Parramatta.',
  ],
  [
    'a small motorcycle',
    { ...motorcycle, engineSizeLitres: 0.08 },
    'This used 2019 Yamaha MT-07 in black has an 80 cc engine, manual transmission and 12,000 km on the odometer. You’ll find it at Harbour Motors Parramatta.',
  ],
  [
    'a caravan',
    caravan,
    'This used 2018 Jayco Journey caravan in white has berths for 4, a body 19 ft (5.79 m) long and a tare weight of 2,100 kg. You’ll find it at Harbour Motors Parramatta.',
  ],
  [
    'a caravan with no other known facts',
    { ...caravan, colour: ' ', specifications: {} },
    'This used 2018 Jayco Journey caravan is at Harbour Motors Parramatta.',
  ],
  [
    'a camper trailer, by its body',
    { ...caravan, name: '2021 Jayco Swan Outback', simpleBody: 'Camper trailer', specifications: {} },
    'This used 2021 Jayco Swan Outback camper trailer in white is at Harbour Motors Parramatta.',
  ],
  [
    'a caravan with zeros from a feed',
    { ...caravan, specifications: { sleeps: 0, bodyLength: -1, tareWeight: 0 } },
    'This used 2018 Jayco Journey caravan in white is at Harbour Motors Parramatta.',
  ],
  ['a car without known facts', bare, 'This used 2021 Toyota Corolla Ascent Sport is at Harbour Motors Parramatta.'],
  [
    'a fuel without an engine size, and a transmission in full',
    { ...bare, fuel: 'Diesel', transmission: 'Constant Variable Transmission' },
    'This used 2021 Toyota Corolla Ascent Sport has a diesel engine and constant variable transmission. You’ll find it at Harbour Motors Parramatta.',
  ],
  [
    'an engine with only a known fuel',
    { ...bare, fuel: 'Petrol - Unleaded' },
    'This used 2021 Toyota Corolla Ascent Sport has an unleaded petrol engine. You’ll find it at Harbour Motors Parramatta.',
  ],
  [
    'a location whose name doesn’t contain its town',
    { ...bare, locationName: 'Harbour Motors', km: 1 },
    'This used 2021 Toyota Corolla Ascent Sport has 1 km on the odometer. You’ll find it at Harbour Motors, Parramatta.',
  ],
  [
    'a location whose name describes it',
    { ...bare, locationName: 'Parramatta yard' },
    'This used 2021 Toyota Corolla Ascent Sport is at our Parramatta yard.',
  ],
  ['a sold car', { ...bare, status: 'sold' }, 'This used 2021 Toyota Corolla Ascent Sport has been sold.'],
  ['a withdrawn car', { ...bare, status: 'withdrawn' }, 'This used 2021 Toyota Corolla Ascent Sport is no longer for sale.'],
] satisfies [name: string, car: Partial<Car>, text: string][])('summarises $0 (VDP-02)', (_name, car, text) => {
  expect(carSummaryText(buildCar(car))).toBe(text)
})

it.each([
  {
    name: 'a car',
    car: {},
    shownFacts: ['Odometer', 'Transmission', 'Fuel', 'Body'],
    text: 'This used 2021 Toyota Corolla Ascent Sport in Glacier White has a 2.0-litre engine and front-wheel drive. You’ll find it at Harbour Motors Parramatta.',
  },
  {
    name: 'an electric car',
    car: { simpleFuel: 'Electric', fuel: 'Electric', variant: { rangeKm: 500 } },
    shownFacts: ['Odometer', 'Range', 'Battery', 'Body'],
    text: 'This used 2021 Toyota Corolla Ascent Sport in Glacier White has automatic transmission and front-wheel drive. You’ll find it at Harbour Motors Parramatta.',
  },
  {
    name: 'a caravan',
    car: caravan,
    shownFacts: ['Sleeps', 'Body length', 'Tare weight', 'Colour'],
    text: 'This used 2018 Jayco Journey caravan is at Harbour Motors Parramatta.',
  },
] satisfies { name: string; car: Partial<Car>; shownFacts: string[]; text: string }[])(
  'the text doesn’t repeat facts that already show beside the summary of $name (VDP-02)',
  ({ car, shownFacts, text }) => {
    expect(carSummaryText(buildCar(car), shownFacts)).toBe(text)
  },
)
