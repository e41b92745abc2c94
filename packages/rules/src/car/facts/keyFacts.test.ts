import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { keyFacts } from './keyFacts'

const labels = (car: Parameters<typeof keyFacts>[0]) => keyFacts(car).map(({ label }) => label)

it('a car page starts with the facts most important to shoppers (VDP-19)', () => {
  expect(keyFacts(buildCar()).slice(0, 4)).toEqual([
    { label: 'Odometer', value: '42,310 km' },
    { label: 'Transmission', value: 'Continuously variable (CVT)' },
    { label: 'Fuel', value: 'Unleaded Petrol' },
    { label: 'Body', value: 'Hatch' },
  ])
})

it('a fuel of a feed is in the order of speech (VDP-19)', () => {
  expect(keyFacts(buildCar({ fuel: 'Petrol - Premium Unleaded' }))).toContainEqual({ label: 'Fuel', value: 'Premium Unleaded Petrol' })
})

it('the list of key facts hides unknown facts (VDP-20)', () => {
  const shown = labels(buildCar({ km: null, colour: '', vin: null, seats: null }))
  for (const label of ['Odometer', 'Colour', 'VIN', 'Seats']) expect(shown).not.toContain(label)
})

it('the list of key facts treats a 0 of a feed as unknown, except for the odometer of a new car (VDP-20)', () => {
  const shown = labels(buildCar({ seats: 0, doors: 0, engineSizeLitres: 0, km: 0 }))
  for (const label of ['Seats', 'Doors', 'Engine']) expect(shown).not.toContain(label)
  expect(shown).toContain('Odometer')
  expect(labels(buildCar({ km: -1 }))).not.toContain('Odometer')
})

it.each([
  { name: 'the simple name for an empty one', car: { transmission: '', fuel: '', simpleFuel: 'Hybrid' }, facts: ['Automatic', 'Hybrid'] },
  { name: 'the simple name for an unknown one', car: { transmission: null, fuel: null, simpleFuel: 'PHEV' }, facts: ['Automatic', 'PHEV'] },
] as const)('the list of key facts falls back to the simple names of transmission and fuel (VDP-19): $name', ({ car, facts }) => {
  expect(keyFacts(buildCar(car)).flatMap(({ label, value }) => (label === 'Transmission' || label === 'Fuel' ? [value] : []))).toEqual(
    facts,
  )
})

it.each([
  { name: 'a real one', buildDate: '2021-03-01', shown: 'Mar 2021' },
  { name: 'an invalid date', buildDate: '2021-13-01', shown: undefined },
  { name: 'no date', buildDate: 'soon', shown: undefined },
  { name: 'none', buildDate: null, shown: undefined },
])('a car page shows the build month independently of the time zone (VDP-19): $name', ({ buildDate, shown }) => {
  expect(keyFacts(buildCar({ buildDate })).find(({ label }) => label === 'Built')?.value).toBe(shown)
})

it.each([
  {
    name: 'an electric car with its range and battery before the common facts',
    car: {
      simpleFuel: 'Electric',
      fuel: 'Electric',
      transmission: '1 Speed Reduction Gear',
      engineSizeLitres: null,
      variant: { rangeKm: 500, batteryKwh: 77 },
    },
    facts: ['Odometer 42,310 km', 'Range 500 km when new', 'Battery 77 kWh', 'Body Hatch', 'Drive Front Wheel Drive', 'Seats 5'],
    last: ['Transmission', 'Fuel'],
  },
  {
    name: 'an electric car without known range and battery, with its body',
    car: {
      simpleFuel: 'Electric',
      fuel: 'Electric',
      transmission: '1 Speed Reduction Gear',
      engineSizeLitres: null,
      variant: { rangeKm: 0 },
    },
    facts: ['Odometer 42,310 km', 'Body Hatch'],
    last: ['Transmission', 'Fuel'],
  },
  {
    name: 'a plug-in hybrid with its range after fuel and gears',
    car: { simpleFuel: 'PHEV', fuel: 'Plug-in Hybrid', variant: { rangeKm: 60 } },
    facts: ['Odometer 42,310 km', 'Transmission Continuously variable (CVT)', 'Fuel Plug-in Hybrid', 'Range 60 km when new'],
    last: [],
  },
] as const)('a car’s page starts the key facts of $name (VDP-19)', ({ car, facts, last }) => {
  const shown = keyFacts(buildCar(car))
  expect(shown.slice(0, facts.length).map(({ label, value }) => `${label} ${value}`)).toEqual(facts)
  const after = shown.slice(facts.length).map(({ label }) => label)
  for (const label of last) expect(after).toContain(label)
})

it('the list of key facts shows a motorcycle’s engine size instead of body, seats and doors (CFG-06)', () => {
  const shown = labels(buildCar({ itemType: 'motorcycle', engineSizeLitres: 0.9 }))
  expect(shown.slice(0, 2)).toEqual(['Odometer', 'Engine size'])
  for (const label of ['Body', 'Seats', 'Doors', 'Engine']) expect(shown).not.toContain(label)
})

it('the list of key facts shows how many a caravan sleeps instead of its gears (CFG-06, ENT-03)', () => {
  const shown = labels(buildCar({ itemType: 'caravan', specifications: { sleeps: 4, bodyLength: 19, tareWeight: 2100 } }))
  expect(shown.slice(0, 3)).toEqual(['Sleeps', 'Body length', 'Tare weight'])
  for (const label of ['Odometer', 'Transmission', 'Fuel', 'Drive', 'Seats']) expect(shown).not.toContain(label)
})
