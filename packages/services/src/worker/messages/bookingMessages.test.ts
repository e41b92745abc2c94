import { offerTestDrives } from '@forecourt/data/testing/testDrives'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { BookingNews } from '@forecourt/rules/bookings/bookingMessage'
import { expect, it } from 'vitest'
import { writeBookingMail } from './bookingMessages'

const world = testWorld()

let bookings = 0
const createBooking = async () => {
  // One visit a day: bookings of the same time would compete.
  bookings += 1
  const day = bookings
  const { organisationId, locationId, siteId, carId } = world.north
  await offerTestDrives(world.db.forOrganisation(organisationId), locationId, {})
  const [startsAt, endsAt] = [new Date(Date.UTC(2026, 5, day, 1)), new Date(Date.UTC(2026, 5, day, 1, 15))]
  return world.db.platform.transaction((tx) =>
    tx.booking.create({
      data: {
        ...{ organisationId, locationId, siteId, carId, kind: 'testDrive', state: 'confirmed', seat: 1, carName: '2021 Kia Rio' },
        ...{ name: 'Priya', lastName: 'Raman', phone: '0412 345 678', email: 'priya@shopper.example' },
        ...{ startsAt, endsAt, freeAt: endsAt, idempotencyKey: String(day) },
      },
    }),
  )
}

const write = async (kind: 'booking.dealer' | 'booking.shopper', bookingNews: BookingNews) => {
  const { id } = await createBooking()
  const payload = { to: ['someone@mail.example'], bookingId: id, bookingNews, bookingRevision: 1 }
  const message = { id: 'm', siteId: world.north.siteId, leadId: null, kind, payload, attempts: 1 } as const
  return writeBookingMail(world.db, message, { originTemplate: 'https://{host}', shopperSecret: 'secret' })
}

it.each([
  { news: 'moved', subject: /^Priya Raman moved their test drive to / },
  { news: 'cancelled', subject: /^Priya Raman cancelled their test drive on / },
  { news: 'requested', subject: /^Priya Raman: test drive on / },
  { news: 'carSold', subject: /^Sold before the test drive: 2021 Kia Rio$/ },
  { news: 'carWithdrawn', subject: /^Withdrawn before the test drive: 2021 Kia Rio$/ },
  { news: 'carMoved', subject: /^Moved before the test drive: 2021 Kia Rio$/ },
] as const)('the dealer’s mail about a booking that is $news names the shopper and the car (ENQ-24)', async ({ news, subject }) => {
  const mail = await write('booking.dealer', news)
  expect(mail.subject).toMatch(subject)
  for (const text of ['Priya Raman', '0412 345 678', 'priya@shopper.example', '2021 Kia Rio']) expect(mail.text).toContain(text)
  expect(mail.replyTo).toBe('priya@shopper.example')
})

it.each(['confirmed', 'moved', 'cancelled', 'carSold', 'reminder'] as const)(
  'the shopper’s mail about a booking that is %s names the visit, with a link to change it (ENQ-24)',
  async (news) => {
    const { subject, text } = await write('booking.shopper', news)
    expect(`${subject} ${text}`).toMatch(/test drive/i)
    expect(text).toContain('/booking?token=')
  },
)
