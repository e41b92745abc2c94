import { expect, it } from 'vitest'
import { explain } from '../parts/explain'
import { shows } from '../parts/Part'
import { buildCar } from '../testing/buildCar'
import { buildOffer } from '../testing/buildOffer'
import { offerFit } from './offersOfCar'

const anyUsed = { onCars: true, category: 'Used', manufacturer: null, modelName: null } as const
const car = { carType: 'used', make: 'Toyota', model: 'RAV4', simpleFuel: 'Hybrid', priceCents: 2_500_000, year: 2022 } as const

it.each([
  ['no further conditions', {}, {}, null],
  ['an offer that is selected by hand', { onCars: false }, {}, 'is shown only on cars chosen for it'],
  ['a new car', {}, { carType: 'new' }, 'It is for used cars; this one is new.'],
  ['a demo, of an offer on new cars', { category: 'New' }, { carType: 'demo' }, 'It is for new cars; this one is demo.'],
  ['a new car, of an offer on demos', { category: 'Demo' }, { carType: 'new' }, 'It is for demo cars; this one is new.'],
  ['its make in another case', { manufacturer: 'TOYOTA' }, {}, null],
  ['another make', { manufacturer: 'Kia' }, {}, 'It is for Kia alone.'],
  ['another model', { modelName: 'Corolla' }, {}, 'It is for the Corolla alone.'],
  ['a hybrid among hybrids', { fuels: ['Hybrid', 'PHEV'] }, {}, null],
  ['petrol', { fuels: ['Hybrid', 'PHEV'] }, { simpleFuel: null, fuel: 'Petrol' }, 'run on Hybrid, PHEV'],
  ['exactly the highest price', { priceToCents: 2_500_000 }, {}, null],
  ['a dollar above the highest price', { priceToCents: 2_500_000 }, { priceCents: 2_500_100 }, 'It is for cars up to $25,000.'],
  ['below the lowest price', { priceFromCents: 3_000_000 }, {}, 'It is for cars from $30,000.'],
  ['no price', { priceToCents: 2_500_000 }, { priceCents: null }, 'It is for cars up to $25,000.'],
  ['an older car', { yearFrom: 2023 }, {}, 'It is for cars from 2023 on.'],
  ['its year', { yearFrom: 2022 }, {}, null],
  ['another place', { locationIds: ['elsewhere'] }, {}, 'It is for cars at another location.'],
  ['other places', { locationIds: ['elsewhere', 'north'] }, {}, 'It is for cars at other locations.'],
] as const)('offerFit decides and explains which cars an offer shows on (OFR-01): $0', (_name, offer, facts, why) => {
  const context = { offer: buildOffer({ ...anyUsed, ...offer }), car: buildCar({ ...car, ...facts }) }
  expect(shows(offerFit, context)).toBe(why === null)
  if (why !== null)
    expect(
      explain(offerFit, context)
        .because.map(({ message }) => message)
        .join(' '),
    ).toContain(why)
})
