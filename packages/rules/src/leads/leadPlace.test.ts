import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildLocation } from '../testing/buildLocation'
import { buildSiteData } from '../testing/buildSiteData'
import { leadPlace } from './leadPlace'

const site = buildSiteData({
  locations: [
    buildLocation(),
    buildLocation({ id: 'location-2', dealershipSlug: 'penrith-motors' }),
    buildLocation({ id: 'hidden', visible: false }),
  ],
  dealerships: ['harbour-motors', 'penrith-motors'].map((slug) => ({
    id: slug,
    slug,
    name: slug,
    makes: [],
    reviewUrl: null,
    stockCount: 1,
  })),
})
const car = buildCar()

it.each([
  { name: 'the location asked for, and its dealership', asked: { locationId: 'location-2' }, place: ['location-2', 'penrith-motors'] },
  { name: 'the dealership asked for', asked: { dealershipSlug: 'penrith-motors' }, place: [null, 'penrith-motors'] },
  { name: 'nowhere that isn’t the site’s', asked: { locationId: 'elsewhere', dealershipSlug: 'elsewhere' }, place: [null, null] },
  { name: 'nowhere hidden', asked: { locationId: 'hidden' }, place: [null, null] },
  { name: 'nowhere, asked by what is no text', asked: { locationId: { $ne: '' }, dealershipSlug: 5 }, place: [null, null] },
  { name: 'where the car stands', asked: {}, car, place: ['location-1', 'harbour-motors'] },
])('a lead goes to $name (ENQ-14, ENQ-15)', ({ asked, car = null, place }) => {
  const { locationId, dealershipSlug } = leadPlace(asked, { site, car })
  expect([locationId, dealershipSlug]).toEqual(place)
})

it('goes to the only place there is (ENQ-36)', () => {
  expect(leadPlace({}, { site: buildSiteData(), car: null })).toEqual({ locationId: 'location-1', dealershipSlug: 'harbour-motors' })
})
