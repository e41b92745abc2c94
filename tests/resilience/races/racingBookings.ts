import { saveBookingSettings } from '@forecourt/data/bookings/bookingSettings'
import { connect } from '@forecourt/data/migrate/connect'
import { buildActor as actor, buildWorld } from '@forecourt/data/testing/buildWorld'
import { testDatabase } from '@forecourt/data/testing/testDatabase'
import { defaultBookingSettings } from '@forecourt/rules/bookings/BookingSettings'
import type { Metric } from '../../bench/Metric'
import { KilledParts, type Part } from './killedParts'
import { racedDays, racedWindow } from './racedTimes'

const processes = 3
const capacity = 2

/** Pairs of bookings held at the same time. */
const pairs = `
  select count(*)::int as n from bookings one join bookings other on one.organisation_id = other.organisation_id and one.id < other.id
    and one.during && other.during and one.state in ('requested', 'confirmed') and other.state in ('requested', 'confirmed')`

/** Forbidden states with their counts. */
const faults = {
  'bookings-seats-doubled': {
    unit: 'pairs of bookings in one seat at a time',
    sql: `${pairs} and one.location_id = other.location_id and one.kind = other.kind and one.seat = other.seat`,
  },
  'bookings-over-capacity': {
    unit: `times with more than ${capacity} bookings`,
    sql: `select count(*)::int as n from (
      select starts_at from bookings where state in ('requested', 'confirmed') group by location_id, kind, starts_at having count(*) > ${capacity}
    ) full_times`,
  },
  'bookings-cars-doubled': { unit: 'pairs of bookings of one car at a time', sql: `${pairs} and one.car_id = other.car_id` },
  'bookings-without-one-lead': {
    unit: 'bookings',
    sql: `select count(*)::int as n from bookings booking where (select count(*) from leads where leads.id = booking.lead_id) <> 1`,
  },
  'leads-without-one-booking': {
    unit: 'leads',
    sql: `select count(*)::int as n from leads where (select count(*) from bookings where bookings.lead_id = leads.id) <> 1`,
  },
  'bookings-untold': {
    unit: 'bookings without a queued mail',
    sql: `select count(*)::int as n from bookings booking
      where not exists (select 1 from outbox where outbox.payload->>'bookingId' = booking.id)`,
  },
} as const

/**
 * Processes race for the same times and car, cancel and move, and are killed meanwhile (ENQ-24, API-14). Checks continuously and at the
 * end for double bookings of seats and cars, and for bookings without exactly one lead.
 */
export const racingBookings = async (_data: string, races: number): Promise<Metric[]> => {
  const test = await testDatabase()
  try {
    const { north } = await buildWorld(test.db)
    const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...racedWindow }))
    const settings = { ...defaultBookingSettings.testDrive, enabled: true, week, noticeHours: 0, horizonDays: racedDays, capacity }
    const edit = { locationId: north.locationId, kind: 'testDrive', expectedRevision: 0, siteIds: null, actor } as const
    await saveBookingSettings(test.db.forOrganisation(north.organisationId), {
      ...edit,
      settings: { ...settings, closedOnHolidays: false },
    })
    const counted = (sql: string) =>
      connect(test.urls.platform, async (client) => (await client.query<{ n: number }>(sql)).rows[0]?.n ?? Number.NaN)
    const parts = await KilledParts.of('bookingsPart.ts')
    const part: Part = {
      file: 'bookingsPart.ts',
      args: [test.urls.app, test.urls.platform, north.siteId, north.locationId, north.carId],
      maxLines: 250,
    }
    const raced = () => parts.count('won') + parts.count('lost')
    const seen = new Map<string, number>()
    const look = async () => {
      for (const [name, { sql }] of Object.entries(faults)) seen.set(name, Math.max(seen.get(name) ?? 0, await counted(sql)))
    }
    await parts.runUntil(
      Array.from({ length: processes }, () => part),
      () => raced() >= races,
    )
    await look()
    const booked = await counted('select count(*)::int as n from bookings')
    return [
      {
        name: 'bookings-raced',
        value: raced(),
        unit: `races for a time, ${parts.count('won')} won, ${booked} bookings, ${parts.count('failed')} failed, ${parts.kills} processes killed`,
      },
      ...Object.entries(faults).map(([name, { unit }]) => ({ name, value: seen.get(name) ?? Number.NaN, unit })),
    ]
  } finally {
    await test.close()
  }
}
