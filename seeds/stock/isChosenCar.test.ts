import { hasCarConditions, namesCars } from '@forecourt/rules/offers/carsOfOfferText'
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
  const forSale = cars.filter(({ status }) => status === 'in_stock' || status === 'coming_soon')
  return offers.flatMap((offer) => (offer.chosenFor ? [{ id: offer.id, cars: forSale.filter((car) => isChosenCar(offer, car)) }] : []))
})
const carsOf = (offerId: string) => chosen.find(({ id }) => id === offerId)?.cars ?? []

describe('the cars of a demo offer (OFR-01)', () => {
  // Otherwise an offer's page would fall back to any car of its make and model.
  it.each(chosen)('the cars of a demo offer exist for $id', ({ cars }) => {
    expect(cars.length).toBeGreaterThan(1)
  })

  it('the cars of a demo offer for demonstrators include one of each named model', () => {
    const both = [...carsOf('meridian-ranger'), ...carsOf('meridian-mazda-demos')]
    expect(new Set(both.map(({ carType }) => carType))).toEqual(new Set(['demo']))
    for (const locations of [['geelong'], ['geelong', 'adelaide']])
      expect(
        new Set(carsOf('meridian-mazda-demos').flatMap(({ model, locationSlug }) => (locations.includes(locationSlug) ? [model] : []))),
      ).toEqual(new Set(['Mazda3', 'CX-60']))
  })

  it('the cars of a demo offer are demonstrators exactly for offers with the category Demo (OFR-04)', () => {
    const demoOffers = scenarios.flatMap(({ offers }) => offers.filter(({ category }) => category === 'Demo').map(({ id }) => id))
    const forDemos = chosen.filter(({ cars }) => cars.every(({ carType }) => carType === 'demo')).map(({ id }) => id)
    expect(demoOffers).toEqual(forDemos)
  })

  it('the cars of a demo offer are new caravans for the annexe, and new learner motorcycles for the helmet', () => {
    const facts = (id: string) =>
      new Set(carsOf(id).map(({ carType, simpleBody, variant }) => `${carType} ${variant.licence ?? simpleBody}`))
    expect(facts('paddock-awning')).toEqual(new Set(['new Caravan']))
    expect(facts('paddock-lams')).toEqual(new Set(['new learner']))
  })
})

it('every demo offer has an end date (OFR-01)', () => {
  const endless = scenarios.flatMap(({ offers }) => offers.filter(({ endsInDays }) => endsInDays === undefined).map(({ id }) => id))
  expect(endless).toEqual([])
})

it('a service offer for car owners lists no cars for sale (OFR-02)', () => {
  const listing = scenarios.flatMap(({ offers }) =>
    offers.flatMap(({ id, category, chosenFor, ...offer }) =>
      category === 'Service' && !chosenFor && namesCars({ ...anyCar, ...offer }) ? [id] : [],
    ),
  )
  expect(listing).toEqual([])
})

it('an offer for every car of a kind, or under a price, describes which cars those are (OFR-01)', () => {
  const chosenIds = scenarios.flatMap(({ offers }) =>
    offers.filter(({ name, description }) => /\bunder \$|\bany\b.* in stock built/.test(`${name} ${description}`)),
  )
  expect(chosenIds.map(({ id }) => id)).toEqual(['saltbush-drive-away', 'kauri-hybrid'])
  expect(chosenIds.filter((offer) => !hasCarConditions({ ...anyCar, ...offer }))).toEqual([])
})
