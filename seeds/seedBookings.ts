import type { Database } from '@forecourt/data/createDatabase'
import type { BookingKind, BookingState } from '@forecourt/rules/bookings/Booking'
import { type BookingSettings, defaultBookingSettings } from '@forecourt/rules/bookings/BookingSettings'
import { addDays, toWeekday } from '@forecourt/rules/dates/calendarDate'
import { instantInZone, momentInZone } from '@forecourt/rules/dates/momentInZone'
import { clockMinutes } from '@forecourt/rules/hours/clockMinutes'
import { bookedCar } from './stock/bookedCar'
import { createRandom } from './stock/random'
import { seededId } from './stock/seededId'

const days = (weekdays: readonly number[], from: string, until: string) => weekdays.map((weekday) => ({ weekday, from, until }))

const lunch = (weekdays: readonly number[], from: string, until: string) => [
  ...days(weekdays, from, '12:30'),
  ...days(weekdays, '13:15', until),
]

/** Booking settings of demo locations by slug: instant or confirmed, test drives, services or both. Other locations take requests only. */
const offered: { readonly [place: string]: { readonly [Kind in BookingKind]?: BookingSettings } } = {
  hamilton: {
    testDrive: {
      ...defaultBookingSettings.testDrive,
      enabled: true,
      week: [...days([1, 2, 3, 4, 5], '09:00', '17:00'), ...days([6], '09:00', '15:00')],
      confirmation: 'byPerson',
      asksLicence: false,
    },
    service: { ...defaultBookingSettings.service, enabled: true, week: days([1, 2, 3, 4, 5], '08:00', '16:00') },
  },
  cremorne: {
    testDrive: {
      ...defaultBookingSettings.testDrive,
      enabled: true,
      week: [...days([1, 2, 3, 4, 5], '10:00', '17:30'), ...days([6], '09:00', '16:30'), ...days([0], '11:00', '15:30')],
      minutes: 60,
      terms:
        'You’re covered by our insurance. If you’re at fault in an accident, you’ll pay up to $1,500 of the damage, or up to $2,500 if you’re under 25. You also pay any fines and tolls.',
    },
    service: {
      ...defaultBookingSettings.service,
      enabled: true,
      week: lunch([1, 2, 3, 4, 5], '08:00', '17:00'),
      minutes: 90,
      capacity: 2,
      confirmation: 'atOnce',
    },
  },
  'geelong-service': {
    service: {
      ...defaultBookingSettings.service,
      enabled: true,
      week: [...days([1, 2, 3, 4, 5], '07:30', '16:30'), ...days([6], '08:00', '12:00')],
      minutes: 120,
      noticeHours: 48,
      capacity: 6,
      remindsBySms: true,
    },
  },
}

/** Locations with a full calendar, by the phone number of their bookings. */
const busy: { readonly [place: string]: string } = { hamilton: '021 555 0143', cremorne: '0491 570 006' }

/** Kind and reason of a bay closed on Thursday afternoon. */
const closedBay = { kind: 'service', reason: 'Hoist inspection' } as const

/** Probability that a slot is booked. */
const bookedShare: { readonly [Kind in BookingKind]: number } = { testDrive: 0.4, service: 0.35 }

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
  'I’m bringing my partner, who’d like to drive too.',
  'I need to be back at work on the hour, please.',
  'It squeaks when I brake downhill.',
]

const minuteMs = 60_000

/** Start times of a day, in minutes since midnight. */
const startsOn = (weekday: number, { week, minutes, turnaroundMinutes }: BookingSettings): number[] =>
  week
    .filter((window) => window.weekday === weekday)
    .flatMap(({ from, until }) => {
      const [first, last] = [clockMinutes(from) ?? 1440, (clockMinutes(until) ?? 0) - minutes]
      return Array.from({ length: 60 }, (_, place) => first + place * (minutes + turnaroundMinutes)).filter((start) => start <= last)
    })

/** A transaction of the platform's scope. */
export type Transaction = Parameters<Parameters<Database['platform']['transaction']>[0]>[0]

const seedLocation = async (tx: Transaction, slug: string, now: number) => {
  const random = createRandom(`bookings:${slug}`)
  const location = await tx.location.findFirstOrThrow({ where: { slug } })
  const { organisationId, id: locationId, timeZone } = location
  const kinds = Object.entries(offered[slug] ?? {}) as [BookingKind, BookingSettings][]
  for (const [kind, { enabled, ...values }] of kinds)
    await tx.bookingSetting.createMany({
      data: [{ organisationId, locationId, kind, enabled, values: JSON.parse(JSON.stringify(values)), updatedBy: 'Forecourt demo' }],
      skipDuplicates: true,
    })
  const phone = busy[slug]
  if (phone === undefined) return
  const site = await tx.site.findFirstOrThrow({ where: { organisationId, status: 'live' }, orderBy: { createdAt: 'asc' } })
  const cars = await tx.car.findMany({
    where: { organisationId, locationId, status: 'in_stock' },
    select: { id: true, name: true },
    orderBy: { id: 'asc' },
    take: 12,
  })
  const today = momentInZone(new Date(now).toISOString(), timeZone).date
  const monday = addDays(today, -((toWeekday(today) + 6) % 7))
  const thursday = addDays(monday, 3)
  const visit = (kind: BookingKind, settings: BookingSettings, date: string, start: number, seat: number) => {
    const { minutes: length, turnaroundMinutes, confirmation } = settings
    const startsAt = Date.parse(instantInZone(date, start, timeZone).instant)
    const isPast = startsAt < now
    const [name, lastName] = random.pick(shoppers)
    const car = kind === 'testDrive' && seat <= cars.length ? bookedCar(cars, seat, settings.capacity, random.whole(0, 1) === 1) : null
    const futureStates: readonly BookingState[] =
      confirmation === 'byPerson'
        ? ['requested', 'confirmed', 'confirmed', 'confirmed']
        : ['confirmed', 'confirmed', 'confirmed', 'cancelled']
    const state = isPast ? random.pick(['completed', 'completed', 'completed', 'no_show', 'cancelled'] as const) : random.pick(futureStates)
    const message = random.pick(notes)
    return {
      ...{ organisationId, locationId, kind, state, seat, name, lastName, phone },
      id: seededId(`booking:${slug} ${kind} ${date} ${start} ${seat}`),
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + length * minuteMs),
      freeAt: new Date(startsAt + (length + turnaroundMinutes) * minuteMs),
      carId: car?.id ?? null,
      carName: car?.name ?? (kind === 'service' ? random.pick(ownCars) : null),
      email: `${name}.${lastName}@shopper.example`
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^a-z.@-]/g, ''),
      details: message ? { message } : {},
      siteId: site.id,
      idempotencyKey: `demo ${slug} ${kind} ${date} ${start} ${seat}`,
      createdAt: new Date(now - random.whole(1, 6) * 24 * 60 * minuteMs),
    }
  }
  const isClosed = (kind: BookingKind, date: string, end: number) => kind === closedBay.kind && date === thursday && end > 900
  const visits = Array.from({ length: 12 }, (_, day) => addDays(monday, day)).flatMap((date) =>
    kinds.flatMap(([kind, settings]) =>
      startsOn(toWeekday(date), settings)
        .filter((start) => !isClosed(kind, date, start + settings.minutes))
        .flatMap((start) =>
          Array.from({ length: settings.capacity }, (_, place) => place + 1)
            .filter(() => random.chance(bookedShare[kind]))
            .map((seat) => visit(kind, settings, date, start, seat)),
        ),
    ),
  )
  await tx.booking.createMany({ data: visits })
  await tx.bookingBlock.createMany({
    data: [
      {
        ...{ organisationId, locationId, kind: closedBay.kind, reason: closedBay.reason, createdBy: 'Forecourt demo' },
        startsAt: new Date(instantInZone(thursday, 900, timeZone).instant),
        endsAt: new Date(instantInZone(thursday, 1020, timeZone).instant),
        idempotencyKey: 'demo hoist',
      },
    ],
  })
}

/** Booking settings of demo locations, and bookings for this and part of the next week at busy ones. `now` in milliseconds. */
export const seedBookings = (db: Database, now: number) =>
  db.platform.transaction(
    async (tx) => {
      for (const slug of Object.keys(offered)) await seedLocation(tx, slug, now)
    },
    { timeoutMs: 600_000 },
  )
