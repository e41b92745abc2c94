import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, it } from 'vitest'
import { buildSession, createTestCaller } from '../testing/createTestCaller'

const world = testWorld()

it.each([
  { name: 'as people write it', phone: '0491 570 158', stored: '+61491570158' },
  { name: 'in international format', phone: '+61491570158', stored: '+61491570158' },
  { name: 'that isn’t complete', phone: '0491 570', stored: '0491 570' },
  { name: 'left empty', phone: '', stored: '' },
])('A booking by staff stores a phone number as enquiries do (ENQ-24, ENQ-31): $name', async ({ phone, stored }) => {
  const { organisationId, locationId } = world.north
  const { bookings } = createTestCaller(world.db, buildSession('groupManager', organisationId)).call
  const { id } = await bookings.create({
    ...{ locationId, kind: 'testDrive', at: { date: '2026-06-09', minutes: 600 }, carId: null, carName: '', name: 'Mick', lastName: '' },
    ...{ phone, message: '', reason: 'A regular', key: crypto.randomUUID() },
  })
  expect((await bookings.getOne({ id })).phone).toBe(stored)
})
