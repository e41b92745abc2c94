import { performance } from 'node:perf_hooks'
import { saveBookingSettings } from '@forecourt/data/bookings/bookingSettings'
import { listSlots } from '@forecourt/data/bookings/listSlots'
import { insertLocation } from '@forecourt/data/organisations/insertLocation'
import { buildActor as actor, buildWorld } from '@forecourt/data/testing/buildWorld'
import { testDatabase } from '@forecourt/data/testing/testDatabase'
import { usualBookingSettings } from '@forecourt/rules/bookings/BookingSettings'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import type { Metric } from './Metric'
import { percentile } from './measures/percentile'

const places = 10
const days = 60
const rounds = 200
const now = '2026-09-14T00:00:00.000Z'

/** When something can be booked in 60 days at 10 locations that have 2,000 bookings between them, over a change of clocks (API-14). */
export const slotsBench = async (): Promise<Metric[]> => {
  const test = await testDatabase()
  try {
    const { north } = await buildWorld(test.db)
    const scope = test.db.forOrganisation(north.organisationId)
    const locationIds = Array.from({ length: places }, (_, index) => `place-${index}`)
    for (const id of locationIds) {
      await scope.transaction((tx) =>
        insertLocation(
          tx,
          north.organisationId,
          buildLocation({ id, slug: id, name: id, primary: false, dealershipId: north.dealershipId }),
        ),
      )
      await saveBookingSettings(scope, {
        locationId: id,
        kind: 'testDrive',
        settings: { ...usualBookingSettings.testDrive, enabled: true, horizonDays: days },
        expectedRevision: 0,
        siteIds: null,
        actor,
      })
    }
    const asked = { kind: 'testDrive', locationIds, days, now } as const
    const free = await listSlots(scope, north.organisationId, asked)
    await scope.transaction((tx) =>
      tx.booking.createMany({
        data: free.flatMap(({ location, slots }) =>
          slots
            .filter((_, index) => index % 3 === 0)
            .slice(0, 200)
            .map((slot) => ({
              organisationId: north.organisationId,
              locationId: location.id,
              kind: 'testDrive',
              state: 'confirmed',
              startsAt: new Date(slot.startsAt),
              endsAt: new Date(slot.endsAt),
              freeAt: new Date(slot.freeAt),
              seat: 1,
              name: 'Ana',
              idempotencyKey: `${location.id} ${slot.local}`,
            })),
        ),
      }),
    )
    const samples: number[] = []
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      await listSlots(scope, north.organisationId, asked)
      samples.push(performance.now() - began)
    }
    return [
      {
        name: 'slots-offered',
        value: free.reduce((sum, { slots }) => sum + slots.length, 0),
        unit: `times, ${days} days at ${places} locations`,
      },
      { name: 'slots-median', value: percentile(samples, 0.5), unit: 'ms' },
      { name: 'slots-p95', value: percentile(samples, 0.95), unit: 'ms' },
    ]
  } finally {
    await test.close()
  }
}
