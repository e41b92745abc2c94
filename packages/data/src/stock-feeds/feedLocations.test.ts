import { expect, it } from 'vitest'
import { useWorld as testWorld } from '../testing/useWorld'
import { feedLocations } from './feedLocations'

const world = testWorld()

it('of a dealership’s locations, the one with most cars comes first, because a new feed starts with it (ENT-01)', async () => {
  const { organisationId, dealershipId, locationId } = world.north
  await world.db.platform.transaction((tx) =>
    tx.location.create({
      data: {
        ...{ organisationId, dealershipId, id: '0-workshop', slug: 'workshop', name: 'Workshop', timeZone: 'Australia/Sydney' },
        ...{ street: '1 Service Rd', city: 'Gosford', state: 'NSW', postcode: '2250' },
      },
    }),
  )
  const places = await feedLocations(world.db.forOrganisation(organisationId), dealershipId)
  expect(places.map((place) => place.locationId)).toEqual([locationId, '0-workshop'])
})
