import { expect, it } from 'vitest'
import { explain } from '../parts/explain'
import { shows } from '../parts/shows'
import { buildCar } from '../testing/buildCar'
import { buildOffer } from '../testing/buildOffer'
import { offerFit } from './offerFit'

const anyUsed = { onCars: true, category: 'Used', manufacturer: null, modelName: null } as const
const car = { carType: 'used', make: 'Toyota', model: 'RAV4', simpleFuel: 'Hybrid', priceCents: 2_500_000, year: 2022 } as const

it.each([
  { name: 'what says nothing more', offer: {}, car: {}, why: null },
  { name: 'one chosen by hand', offer: { onCars: false }, car: {}, why: 'stands only on cars chosen for it' },
  { name: 'a new car', offer: {}, car: { carType: 'new' }, why: 'It is for used cars; this one is new.' },
  { name: 'a demo of a new offer', offer: { category: 'New' }, car: { carType: 'demo' }, why: null },
  {
    name: 'a new car, of an offer on demos',
    offer: { category: 'Demo' },
    car: { carType: 'new' },
    why: 'It is for demo cars; this one is new.',
  },
  { name: 'its make, however written', offer: { manufacturer: 'TOYOTA' }, car: {}, why: null },
  { name: 'another make', offer: { manufacturer: 'Kia' }, car: {}, why: 'It is for Kia alone.' },
  { name: 'another model', offer: { modelName: 'Corolla' }, car: {}, why: 'It is for the Corolla alone.' },
  { name: 'a hybrid among hybrids', offer: { fuels: ['Hybrid', 'PHEV'] }, car: {}, why: null },
  { name: 'petrol', offer: { fuels: ['Hybrid', 'PHEV'] }, car: { simpleFuel: null, fuel: 'Petrol' }, why: 'run on Hybrid, PHEV' },
  { name: 'the greatest price itself', offer: { priceToCents: 2_500_000 }, car: {}, why: null },
  { name: 'a dollar too much', offer: { priceToCents: 2_500_000 }, car: { priceCents: 2_500_100 }, why: 'It is for cars up to $25,000.' },
  { name: 'too little', offer: { priceFromCents: 3_000_000 }, car: {}, why: 'It is for cars from $30,000.' },
  { name: 'no price', offer: { priceToCents: 2_500_000 }, car: { priceCents: null }, why: 'It is for cars up to $25,000.' },
  { name: 'an older car', offer: { yearFrom: 2023 }, car: {}, why: 'It is for cars from 2023 on.' },
  { name: 'its year', offer: { yearFrom: 2022 }, car: {}, why: null },
  { name: 'another place', offer: { locationIds: ['elsewhere'] }, car: {}, why: 'It is for cars at another location.' },
  { name: 'other places', offer: { locationIds: ['elsewhere', 'north'] }, car: {}, why: 'It is for cars at other locations.' },
] as const)('says which cars an offer stands on, and why (OFR-01): $name', ({ offer, car: facts, why }) => {
  const about = { offer: buildOffer({ ...anyUsed, ...offer }), car: buildCar({ ...car, ...facts }) }
  expect(shows(offerFit, about)).toBe(why === null)
  if (why !== null)
    expect(
      explain(offerFit, about)
        .because.map(({ says }) => says)
        .join(' '),
    ).toContain(why)
})
