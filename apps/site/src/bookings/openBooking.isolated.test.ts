import { lapseRequests } from '@forecourt/data/bookings/lapseRequests'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { liveSite } from '@forecourt/data/testing/liveSite'
import { bookTestDrive, offerTestDrives, testDriveRequest } from '@forecourt/data/testing/testDrives'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { bookingToken } from '@forecourt/services/bookings/bookingToken'
import { writeBookingMail } from '@forecourt/services/worker/messages/writeBookingMail'
import { expect, it, vi } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import { openBooking } from './openBooking'

const world = testWorld()
const secret = 'a secret of the installation'
vi.mock('../env', () => ({ env: () => ({ INTERNAL_SECRET: 'a secret of the installation' }) }))
vi.mock('../sites/database', () => ({ database: () => world.db }))

const now = '2026-06-01T23:00:00.000Z'
const afterThreeDays = '2026-06-04T23:00:00.000Z'

/** A request for a time nine days ahead, and its page by the link of the page after the form or by that of the mail to its shopper. */
const requested = async (local: string) => {
  const { organisationId, siteId, locationId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  await offerTestDrives(scope, locationId, { confirmation: 'byPerson' })
  const published = await liveSite(world.db, siteId)
  const live = { published, siteData: () => loadSiteData(world.db, published, now) } as unknown as LiveSite
  const { id } = await bookTestDrive(scope, testDriveRequest(world.north, { local, now }))
  const mailed = async () => {
    const [message] = await world.db.platform.transaction((tx) =>
      tx.outboxMessage.findMany({ where: { kind: 'booking.shopper', payload: { path: ['bookingId'], equals: id } } }),
    )
    const mail = await writeBookingMail(world.db, message as never, { originTemplate: 'https://{host}', shopperSecret: secret } as never)
    return /\/booking\?token=([\w.-]+)/.exec(mail.text)?.[1] ?? ''
  }
  const open = (token: string, at = now) => openBooking(live, new URLSearchParams({ token }), at)
  return { open, page: bookingToken(secret, { organisationId, bookingId: id }), mailed }
}

it('A request that is opened from its mail lapses no more; the link of the page after the form proves nothing (ENQ-24)', async () => {
  const proven = await requested('2026-06-10T09:00')
  const unproven = await requested('2026-06-11T09:00')
  for (const one of [proven, unproven])
    expect(await one.open(one.page)).toMatchObject({ isOpen: true, booking: { state: 'requested', heldUntil: afterThreeDays } })
  expect(await proven.open(await proven.mailed())).toMatchObject({ isOpen: true, booking: { state: 'requested', heldUntil: null } })
  expect(await lapseRequests(world.db, afterThreeDays)).toBe(1)
  expect(await proven.open(proven.page, afterThreeDays)).toMatchObject({ isOpen: true, booking: { state: 'requested' } })
  expect(await unproven.open(unproven.page, afterThreeDays)).toMatchObject({ isOpen: false, days: [], booking: { state: 'lapsed' } })
  const opened = await unproven.open(await unproven.mailed(), afterThreeDays)
  expect(opened).toMatchObject({ isOpen: true, booking: { state: 'lapsed', heldUntil: null } })
  expect(opened?.days.flatMap(({ date, times }) => times.map((time) => `${date} ${time}`))).toContain('2026-06-11 09:00')
})
