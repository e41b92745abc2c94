import { saysItsCars, speaksOfCars } from '@forecourt/rules/offers/carsOfOfferText'
import { anyCar } from '@forecourt/rules/offers/offerProblems'
import { describe, expect, it } from 'vitest'
import { notableCars } from '../notable/notableCars'
import { notableStock } from '../notable/notableStock'
import { scenarios } from '../scenarios'
import { generateStock } from './generateStock'
import { isChosenCar } from './isChosenCar'

const now = Date.parse('2026-03-18T01:30:00.000Z')
const chosen = scenarios.flatMap(({ offers, stock }) => {
  const cars = [...stock.flatMap((plan) => generateStock(plan, now)), ...notableStock(Object.values(notableCars), stock, now)].map(
    ({ car }) => car,
  )
  const there = cars.filter(({ status }) => status === 'in_stock' || status === 'coming_soon')
  return offers.flatMap((offer) => (offer.chosenFor ? [{ id: offer.id, cars: there.filter((car) => isChosenCar(offer, car)) }] : []))
})
const carsOf = (offerId: string) => chosen.find(({ id }) => id === offerId)?.cars ?? []

describe('what offers of the demo were chosen for (OFR-01)', () => {
  // Otherwise an offer's page would fall back to any car of its make and model.
  it.each(chosen)('$id has cars to show', ({ cars }) => {
    expect(cars.length).toBeGreaterThan(1)
  })

  it('says demonstrators where the offer does, of each model it names', () => {
    const both = [...carsOf('meridian-ranger'), ...carsOf('meridian-mazda-demos')]
    expect(new Set(both.map(({ carType }) => carType))).toEqual(new Set(['demo']))
    for (const locations of [['geelong'], ['geelong', 'adelaide']])
      expect(
        new Set(carsOf('meridian-mazda-demos').flatMap(({ model, locationSlug }) => (locations.includes(locationSlug) ? [model] : []))),
      ).toEqual(new Set(['Mazda3', 'CX-60']))
  })

  it('is called so above the offer, and nowhere else (OFR-04)', () => {
    const called = scenarios.flatMap(({ offers }) => offers.filter(({ category }) => category === 'Demo').map(({ id }) => id))
    const forDemos = chosen.filter(({ cars }) => cars.every(({ carType }) => carType === 'demo')).map(({ id }) => id)
    expect(called).toEqual(forDemos)
  })

  it('is a new caravan for the annexe, and a new learner’s motorcycle for the helmet', () => {
    const facts = (id: string) =>
      new Set(carsOf(id).map(({ carType, simpleBody, variant }) => `${carType} ${variant.licence ?? simpleBody}`))
    expect(facts('paddock-awning')).toEqual(new Set(['new Caravan']))
    expect(facts('paddock-lams')).toEqual(new Set(['new learner']))
  })
})

it('every offer says until when it runs, as the card that leads to them promises (OFR-01)', () => {
  const endless = scenarios.flatMap(({ offers }) => offers.filter(({ endsInDays }) => endsInDays === undefined).map(({ id }) => id))
  expect(endless).toEqual([])
})

it('an offer for cars people own already lists no cars for sale (OFR-02)', () => {
  const listing = scenarios.flatMap(({ offers }) =>
    offers.flatMap(({ id, category, chosenFor, ...offer }) =>
      category === 'Service' && !chosenFor && speaksOfCars({ ...anyCar, ...offer }) ? [id] : [],
    ),
  )
  expect(listing).toEqual([])
})

it('an offer on every car of its kind, or under a price, says itself which those are (OFR-01)', () => {
  const chosenIds = scenarios.flatMap(({ offers }) =>
    offers.filter(({ name, description }) => /\bunder \$|\bany\b.* in the group/.test(`${name} ${description}`)),
  )
  expect(chosenIds.map(({ id }) => id)).toEqual(['saltbush-drive-away', 'meridian-cx5-finance', 'kauri-hybrid'])
  expect(chosenIds.filter((offer) => !saysItsCars({ ...anyCar, ...offer }))).toEqual([])
})
