import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildOffer } from '../testing/buildOffer'
import { offersOfCar } from './offersOfCar'

const box = buildOffer({ id: 'box', onCars: true, category: 'Used', manufacturer: null, modelName: null })
const kia = { ...box, id: 'kia', manufacturer: 'Kia' }
const rate = { ...box, id: 'rate', comparisonRate: 8.3 }
const named = { ...box, id: 'named', name: 'Utes from 4.9% p.a.' }
const week = { ...box, id: 'week', onCars: false }

it.each<{ name: string; offerId?: string | null; is: readonly string[] }>([
  { name: 'those that apply to it, also those with a rate', is: ['rate', 'named', 'box'] },
  { name: 'the selected one first', offerId: 'week', is: ['week', 'rate', 'named', 'box'] },
  { name: 'a selected one that also applies, only once', offerId: 'box', is: ['box', 'rate', 'named'] },
  { name: 'no selected one that isn’t running', offerId: 'over', is: ['rate', 'named', 'box'] },
  { name: 'only those that apply to it if none is selected', offerId: null, is: ['rate', 'named', 'box'] },
])('the offer rule finds the offers on a car (OFR-01): $name', ({ offerId, is }) => {
  const car = buildCar({ carType: 'used', make: 'Toyota', ...(offerId !== undefined && { offerId }) })
  expect(offersOfCar({ car, offers: [rate, named, kia, box, week] }).map(({ id }) => id)).toEqual(is)
})
