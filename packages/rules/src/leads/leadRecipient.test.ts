import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildDealership } from '../testing/buildDealership'
import { buildLocation } from '../testing/buildLocation'
import { buildSiteData } from '../testing/buildSiteData'
import { leadRecipient } from './leadRecipient'

const site = buildSiteData({
  locations: [
    buildLocation(),
    buildLocation({ id: 'location-2', dealershipSlug: 'penrith-motors' }),
    buildLocation({ id: 'hidden', visible: false }),
  ],
  dealerships: [buildDealership('harbour-motors'), buildDealership('penrith-motors')],
})
const car = buildCar()

it.each([
  { name: 'the requested location and its dealership', requested: { locationId: 'location-2' }, place: ['location-2', 'penrith-motors'] },
  { name: 'the requested dealership', requested: { dealershipSlug: 'penrith-motors' }, place: [null, 'penrith-motors'] },
  {
    name: 'no location or dealership outside the site',
    requested: { locationId: 'elsewhere', dealershipSlug: 'elsewhere' },
    place: [null, null],
  },
  { name: 'no hidden location', requested: { locationId: 'hidden' }, place: [null, null] },
  {
    name: 'the requested dealership, if the location isn’t the site’s',
    requested: { locationId: 'elsewhere', dealershipSlug: 'penrith-motors' },
    place: [null, 'penrith-motors'],
  },
  {
    name: 'the requested dealership, if the location is hidden',
    requested: { locationId: 'hidden', dealershipSlug: 'penrith-motors' },
    place: [null, 'penrith-motors'],
  },
  {
    name: 'no location, if the requested ids aren’t texts',
    requested: { locationId: { $ne: '' }, dealershipSlug: 5 },
    place: [null, null],
  },
  { name: 'the location of the car', requested: {}, car, place: ['location-1', 'harbour-motors'] },
])('a lead goes to $name (ENQ-14, ENQ-15)', ({ requested, car = null, place }) => {
  const { locationId, dealershipSlug } = leadRecipient(requested, { site, car })
  expect([locationId, dealershipSlug]).toEqual(place)
})

it('a lead goes to the only location (ENQ-36)', () => {
  expect(leadRecipient({}, { site: buildSiteData(), car: null })).toEqual({ locationId: 'location-1', dealershipSlug: 'harbour-motors' })
})
