import { lapseBookings } from '@forecourt/data/bookings/lapseBookings'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { bookTestDrive, offerTestDrives, testDriveRequest } from '@forecourt/data/testing/testDrives'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { bookingToken } from '@forecourt/services/bookings/bookingToken'
import { bookingWithheld, writeBookingMail } from '@forecourt/services/worker/messages/bookingMessages'
import { afterEach, expect, it, vi } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import { openBooking } from './openBooking'
import { receiveBookingForm } from './receiveBookingForm'

const world = testWorld()
const secret = 'a secret of the installation'
vi.mock('../env', () => ({ env: () => ({ INTERNAL_SECRET: 'a secret of the installation', TRUSTED_PROXIES: 0 }) }))
vi.mock('../sites/database', () => ({ database: () => world.db }))

afterEach(() => void vi.useRealTimers())

const now = '2026-06-01T23:00:00.000Z'
const afterThreeDays = '2026-06-04T23:00:00.000Z'

/** A request for a time nine days ahead, and its page by the link of the confirmation page or of the shopper's mail. */
const requested = async (local: string, confirmation: 'byPerson' | 'atOnce' = 'byPerson') => {
  const { organisationId, siteId, locationId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  await offerTestDrives(scope, locationId, { confirmation })
  const published = await liveSite(world.db, siteId)
  const live = { published, siteData: () => loadSiteData(world.db, published, now) } as unknown as LiveSite
  const { id } = await bookTestDrive(scope, testDriveRequest(world.north, { local, now }))
  const messages = () =>
    world.db.platform.transaction((tx) =>
      tx.outboxMessage.findMany({
        where: { kind: 'booking.shopper', payload: { path: ['bookingId'], equals: id } },
        orderBy: { createdAt: 'asc' },
      }),
    )
  const mails = async () =>
    Promise.all(
      (await messages()).map((message) =>
        writeBookingMail(world.db, message as never, { originTemplate: 'https://{host}', shopperSecret: secret } as never),
      ),
    )
  const mailed = async () => /\/booking\?token=([\w.-]+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? ''
  const open = (token: string, at = now) => openBooking(live, new URLSearchParams({ token }), at)
  /** Posts a form of its page; returns the resulting message. */
  const post = async (action: 'keep' | 'move', token: string, at = now, time = '') => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) })
    const sent = new Request(`https://north.localhost/api/bookings/${action}`, {
      method: 'POST',
      body: new URLSearchParams({ token, time }),
    })
    const response = await receiveBookingForm(sent, live, action)
    const leadsTo = new URL(response.headers.get('location') ?? '', 'https://north.localhost').searchParams
    expect(leadsTo.get('token')).toBe(token)
    return leadsTo.get('done')
  }
  return { open, post, mails, messages, page: bookingToken(secret, { organisationId, bookingId: id }), mailed }
}

it('Confirming a booking request in its mail stops it lapsing; opening the links of the mail or the page confirms nothing (ENQ-24)', async () => {
  const proven = await requested('2026-06-10T09:00')
  const unproven = await requested('2026-06-11T09:00')
  for (const one of [proven, unproven])
    expect(await one.open(one.page)).toMatchObject({ isOpen: true, booking: { state: 'requested', heldUntil: afterThreeDays } })
  for (const one of [proven, unproven]) {
    const view = { isOpen: true, isFromMessage: true, booking: { state: 'requested', heldUntil: afterThreeDays } }
    for (const _ of [1, 2]) expect(await one.open(await one.mailed())).toMatchObject(view)
    expect(await one.post('keep', one.page)).toBeNull()
  }
  for (const _ of [1, 2]) expect(await proven.post('keep', await proven.mailed())).toBe('kept')
  expect(await proven.open(await proven.mailed())).toMatchObject({ isOpen: true, booking: { state: 'requested', heldUntil: null } })
  expect(await lapseBookings(world.db, afterThreeDays)).toBe(1)
  expect(await proven.open(proven.page, afterThreeDays)).toMatchObject({ isOpen: true, booking: { state: 'requested' } })
  expect(await unproven.open(unproven.page, afterThreeDays)).toMatchObject({ isOpen: false, days: [], booking: { state: 'lapsed' } })
  const opened = await unproven.open(await unproven.mailed(), afterThreeDays)
  expect(opened).toMatchObject({ isOpen: true, booking: { state: 'lapsed', heldUntil: afterThreeDays } })
  expect(opened?.days.flatMap(({ date, times }) => times.map((time) => `${date} ${time}`))).toContain('2026-06-11 09:00')
  expect(await unproven.post('move', unproven.page, afterThreeDays, '2026-06-11T09:30')).toBe('over')
  expect(await unproven.post('move', await unproven.mailed(), afterThreeDays, '2026-06-11T09:30')).toBe('moved')
  expect(await unproven.open(unproven.page, afterThreeDays)).toMatchObject({
    isOpen: true,
    booking: { state: 'requested', heldUntil: null },
  })
})

it('The button in its mail confirms an instant booking and reports it once; without it, the booking lapses and can be chosen again (ENQ-24)', async () => {
  const afterTwelveHours = '2026-06-02T11:00:00.000Z'
  const proven = await requested('2026-06-12T09:00', 'atOnce')
  const unproven = await requested('2026-06-12T10:00', 'atOnce')
  expect(await proven.open(proven.page)).toMatchObject({ booking: { state: 'confirmed', heldUntil: afterTwelveHours } })
  const [asks] = await proven.mails()
  expect(asks?.subject).toBe('Please confirm: test drive, Friday 12 June, 9:00am')
  expect(asks?.text).toContain('until Tuesday 2 June, 9:00pm. Use the link below to confirm it.')
  expect(asks?.text).toContain('Confirm this time')
  expect(asks).not.toHaveProperty('calendar')
  const link = await proven.mailed()
  expect(await proven.open(link)).toMatchObject({ booking: { state: 'confirmed', heldUntil: afterTwelveHours } })
  expect(await proven.messages()).toHaveLength(1)
  for (const _ of [1, 2]) expect(await proven.post('keep', link)).toBe('kept')
  expect(await proven.open(link)).toMatchObject({ booking: { state: 'confirmed', heldUntil: null } })
  const sentMails = await proven.mails()
  expect(sentMails).toHaveLength(2)
  expect(sentMails[1]).toMatchObject({ subject: 'Booked: test drive, Friday 12 June, 9:00am', calendar: { method: 'REQUEST' } })
  expect(await lapseBookings(world.db, afterTwelveHours)).toBe(1)
  expect(await unproven.open(unproven.page, afterTwelveHours)).toMatchObject({ isOpen: false, booking: { state: 'lapsed' } })
  const [late, lapsed] = await unproven.messages()
  expect(await bookingWithheld(world.db, late as never, afterTwelveHours)).toMatch(/^Not sent: its time is no longer held/)
  expect(await bookingWithheld(world.db, lapsed as never, afterTwelveHours)).toBeNull()
  const [, cancelled] = await unproven.mails()
  expect(cancelled).toMatchObject({ subject: 'Not confirmed: test drive, Friday 12 June, 10:00am' })
  expect(cancelled?.text).toContain('Choose a time')
  expect(await unproven.open(await unproven.mailed(), afterTwelveHours)).toMatchObject({ isOpen: true, needsConfirmation: false })
})
