import type { Database } from '@forecourt/data/createDatabase'
import type { BookingKind, BookingState } from '@forecourt/rules/bookings/Booking'
import { type BookingSettings, usualBookingSettings } from '@forecourt/rules/bookings/BookingSettings'
import { addDays, weekdayOf } from '@forecourt/rules/dates/calendarDate'
import { instantInZone } from '@forecourt/rules/dates/instantInZone'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { createRandom } from './stock/random'
import { seededId } from './stock/seededId'

const days = (weekdays: readonly number[], from: string, until: string) => weekdays.map((weekday) => ({ weekday, from, until }))

/** What the yard of the demo offers to be booked. */
const offered: { readonly [Kind in BookingKind]: BookingSettings } = {
  testDrive: {
    ...usualBookingSettings.testDrive,
    enabled: true,
    week: [...days([1, 2, 3, 4, 5], '09:00', '17:00'), ...days([6], '09:00', '15:00')],
  },
  service: { ...usualBookingSettings.service, enabled: true, week: days([1, 2, 3, 4, 5], '08:00', '16:00') },
}

const shoppers = [
  ['Aroha', 'Ngata'],
  ['Wiremu', 'Parata'],
  ['Sophie', 'McAllister'],
  ['Priya', 'Raman'],
  ['Hemi', 'Tūhoe-Robertson'],
  ['Bartholomew', 'Featherstonehaugh-Cholmondeley'],
  ['Lin', 'Zhao'],
  ['Grace', 'Tuilagi'],
] as const

const ownCars = ['2017 Mazda Demio, KXW 214', '2015 Toyota Hilux, HUB 908', '2019 Suzuki Swift, MCD 551', '2012 Subaru Outback, GJK 730']

const notes = [
  '',
  '',
  'Bringing my partner, who drives too.',
  'Needs to be back at work by the full hour, please.',
  'Squeaks when braking downhill.',
]

const minuteMs = 60_000

/** A week of bookings at one yard and some of the next, so that a demo console has something to show. `now` in milliseconds. */
export const seedBookings = async (db: Database, locationSlug: string, now: number) => {
  const random = createRandom(`bookings:${locationSlug}`)
  await db.platform.transaction(async (tx) => {
    const location = await tx.location.findFirstOrThrow({ where: { slug: locationSlug } })
    const { organisationId, id: locationId, timeZone } = location
    const site = await tx.site.findFirstOrThrow({ where: { organisationId, status: 'live' }, orderBy: { createdAt: 'asc' } })
    const cars = await tx.car.findMany({
      where: { organisationId, locationId, status: 'in_stock' },
      select: { id: true, name: true },
      orderBy: { id: 'asc' },
      take: 12,
    })
    const today = momentInZone(new Date(now).toISOString(), timeZone).date
    const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
    for (const [kind, { enabled, ...values }] of Object.entries(offered))
      await tx.bookingSetting.createMany({
        data: [{ organisationId, locationId, kind, enabled, values: JSON.parse(JSON.stringify(values)), updatedBy: 'Demo seeds' }],
        skipDuplicates: true,
      })
    const visit = (kind: BookingKind, date: string, minutes: number, seat: number) => {
      const { minutes: length, turnaroundMinutes } = offered[kind]
      const startsAt = Date.parse(instantInZone(date, minutes, timeZone).instant)
      const isPast = startsAt < now
      const [name, lastName] = random.pick(shoppers)
      const car = kind === 'testDrive' && seat <= cars.length ? cars[(seat + random.whole(0, 1) * 4) % cars.length] : undefined
      const state: BookingState = isPast
        ? random.pick(['completed', 'completed', 'completed', 'no_show', 'cancelled'])
        : random.pick(kind === 'service' ? ['requested', 'confirmed', 'confirmed'] : ['confirmed', 'confirmed', 'confirmed', 'cancelled'])
      const message = random.pick(notes)
      return {
        ...{ organisationId, locationId, kind, state, seat, name, lastName },
        id: seededId(`booking:${locationSlug} ${kind} ${date} ${minutes} ${seat}`),
        startsAt: new Date(startsAt),
        endsAt: new Date(startsAt + length * minuteMs),
        freeAt: new Date(startsAt + (length + turnaroundMinutes) * minuteMs),
        carId: car?.id ?? null,
        carName: car?.name ?? (kind === 'service' ? random.pick(ownCars) : null),
        email: `${name}.${lastName}@shopper.example`
          .toLowerCase()
          .normalize('NFKD')
          .replace(/[^a-z.@-]/g, ''),
        phone: '021 555 0143',
        details: message ? { message } : {},
        siteId: site.id,
        idempotencyKey: `demo ${kind} ${date} ${minutes} ${seat}`,
        createdAt: new Date(now - random.whole(1, 6) * 24 * 60 * minuteMs),
      }
    }
    const visits = Array.from({ length: 12 }, (_, day) => addDays(monday, day)).flatMap((date) => {
      const weekday = weekdayOf(date)
      if (weekday === 0) return []
      const drives = [540, 585, 630, 720, 810, 855, 900].filter((minutes) => minutes + 30 <= (weekday === 6 ? 900 : 1020))
      const services = weekday === 6 ? [] : [480, 540, 600, 660, 780, 840]
      return [
        ...drives.flatMap((minutes) => [1, 2].filter(() => random.chance(0.4)).map((seat) => visit('testDrive', date, minutes, seat))),
        ...services.flatMap((minutes) => [1, 2, 3].filter(() => random.chance(0.35)).map((seat) => visit('service', date, minutes, seat))),
      ]
    })
    await tx.booking.createMany({ data: visits })
    const thursday = addDays(monday, 3)
    await tx.bookingBlock.createMany({
      data: [
        {
          ...{ organisationId, locationId, kind: 'service', reason: 'Hoist inspection', createdBy: 'Demo seeds' },
          startsAt: new Date(instantInZone(thursday, 900, timeZone).instant),
          endsAt: new Date(instantInZone(thursday, 1020, timeZone).instant),
          idempotencyKey: 'demo hoist',
        },
      ],
    })
  })
}
