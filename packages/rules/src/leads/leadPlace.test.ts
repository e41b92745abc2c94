import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildDealership } from '../testing/buildDealership'
import { buildLocation } from '../testing/buildLocation'
import { buildSiteData } from '../testing/buildSiteData'
import { leadPlace } from './leadPlace'

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
  { name: 'the location asked for, and its dealership', requested: { locationId: 'location-2' }, place: ['location-2', 'penrith-motors'] },
  { name: 'the dealership asked for', requested: { dealershipSlug: 'penrith-motors' }, place: [null, 'penrith-motors'] },
  { name: 'nowhere that isn’t the site’s', requested: { locationId: 'elsewhere', dealershipSlug: 'elsewhere' }, place: [null, null] },
  { name: 'nowhere hidden', requested: { locationId: 'hidden' }, place: [null, null] },
  {
    name: 'the dealership asked for beside what isn’t the site’s',
    requested: { locationId: 'elsewhere', dealershipSlug: 'penrith-motors' },
    place: [null, 'penrith-motors'],
  },
  {
    name: 'the dealership asked for beside what is hidden',
    requested: { locationId: 'hidden', dealershipSlug: 'penrith-motors' },
    place: [null, 'penrith-motors'],
  },
  { name: 'nowhere, asked by what is no text', requested: { locationId: { $ne: '' }, dealershipSlug: 5 }, place: [null, null] },
  { name: 'where the car stands', requested: {}, car, place: ['location-1', 'harbour-motors'] },
])('a lead goes to $name (ENQ-14, ENQ-15)', ({ requested, car = null, place }) => {
  const { locationId, dealershipSlug } = leadPlace(requested, { site, car })
  expect([locationId, dealershipSlug]).toEqual(place)
})

it('goes to the only place there is (ENQ-36)', () => {
  expect(leadPlace({}, { site: buildSiteData(), car: null })).toEqual({ locationId: 'location-1', dealershipSlug: 'harbour-motors' })
})
