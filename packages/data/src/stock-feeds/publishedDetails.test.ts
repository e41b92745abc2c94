import { expect, it } from 'vitest'
import { useWorld as testWorld } from '../testing/useWorld'
import { publishedDetails } from './publishedDetails'

const world = testWorld()

it('an organisation’s numbers, streets and names are its own, also those of departments and staff (ENT-01)', async () => {
  const { organisationId, dealershipId } = world.north
  await world.db.platform.transaction(async (tx) => {
    await tx.location.create({
      data: {
        ...{ organisationId, dealershipId, id: 'workshop', slug: 'workshop', name: 'North Workshop', timeZone: 'Australia/Sydney' },
        ...{ street: '1 Service Rd', city: 'Gosford', state: 'NSW', postcode: '2250', phone: '02 4000 1111', email: 'fix@north.example' },
        departments: [{ department: 'parts', phone: '02 4000 2222', hours: [] }],
      },
    })
    await tx.user.create({
      data: { email: 'karen@north.example', name: 'Karen Smith', memberships: { create: { organisationId, role: 'sales' } } },
    })
    await tx.user.create({ data: { email: 'kim@elsewhere.example', name: 'Kim Other' } })
  })
  const own = await publishedDetails(world.db.forOrganisation(organisationId), organisationId)
  expect(own.contacts).toEqual(expect.arrayContaining(['02 4000 1111', '02 4000 2222', 'fix@north.example']))
  expect(own.streets).toContain('1 Service Rd')
  expect(own.names).toContain('North Workshop')
  expect([own.staff.includes('Karen Smith'), own.staff.includes('Kim Other')]).toEqual([true, false])
})
