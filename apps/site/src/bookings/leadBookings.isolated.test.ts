import { buildLead } from '@forecourt/data/testing/buildLead'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { offerTestDrives } from '@forecourt/data/testing/testDrives'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, it, vi } from 'vitest'
import { hashToken } from '../accounts/accountCookies'
import type { LiveSite } from '../sites/createSiteRegistry'
import { leadBookings } from './leadBookings'

const world = testWorld()
vi.mock('../env', () => ({
  env: () => ({ INTERNAL_SECRET: 'a secret of the installation', SITE_ORIGIN_TEMPLATE: 'http://{host}' }),
}))
vi.mock('../sites/database', () => ({ database: () => world.db }))

/** A weekday two weeks ahead, local to the location. */
const dayAhead = () => {
  const day = new Date(Date.now() + 14 * 86_400_000)
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

let people = 0
it('A network that invents people can book few times of a day; its other requests become enquiries (ENQ-24)', async () => {
  const { siteId, locationId } = world.north
  await offerTestDrives(world.db.forOrganisation(world.north.organisationId), locationId, { capacity: 40 })
  const live = { published: await liveSite(world.db, siteId) } as unknown as LiveSite
  const day = dayAhead()
  const books = (network: string, time = '09:00') => {
    const person = `person-${++people}`
    const lead = { ...buildLead({ email: `${person}@example.com`, phone: '' }), form: 'testDrive' as const, locationId, carId: null }
    return leadBookings(live, { network, cookies: null }).book(
      { ...lead, preferredTime: `${day}T${time}` },
      { idempotencyKey: person, userAgent: null, draftId: null },
    )
  }
  // An unavailable time holds nothing and doesn't count against the limit.
  for (let at = 0; at < 12; at++) expect(await books('198.51.100.7', '03:00')).toMatchObject({ ok: false })
  const answers = []
  for (let at = 0; at < 20; at++) answers.push(await books('198.51.100.7'))
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(10)
  expect(answers.filter((answer) => answer === null)).toHaveLength(10)
  expect(await books('203.0.113.5')).toMatchObject({ ok: true })
})

it('A time is booked although the database is silent for a second while the limit of bookings waits (ENQ-24)', async () => {
  const { organisationId, siteId, locationId } = world.north
  await offerTestDrives(world.db.forOrganisation(organisationId), locationId, { capacity: 40 })
  const live = { published: await liveSite(world.db, siteId) } as unknown as LiveSite
  const holder = await world.db.platformPool.connect()
  await holder.query('begin; lock table limits in access exclusive mode')
  setTimeout(() => void holder.query('commit'), 1_000)
  const lead = { ...buildLead({ email: 'late@example.com', phone: '' }), form: 'testDrive' as const, locationId, carId: null }
  const booked = await leadBookings(live, { network: '203.0.113.9', cookies: null }).book(
    { ...lead, preferredTime: `${dayAhead()}T10:00` },
    { idempotencyKey: 'late', userAgent: null, draftId: null },
  )
  holder.release()
  expect(booked).toMatchObject({ ok: true })
})

it('A signed-in shopper confirms no instant booking under their own address; others must, and the dealer sees which (ENQ-24)', async () => {
  const { organisationId, siteId, locationId } = world.north
  await offerTestDrives(world.db.forOrganisation(organisationId), locationId, { capacity: 40 })
  const found = await liveSite(world.db, siteId)
  const published = { ...found, config: { ...found.config, auth: { ...found.config.auth, enabled: true } } }
  const live = { published } as unknown as LiveSite
  const token = 't'.repeat(43)
  await world.db.platform.transaction(async (tx) => {
    const { id: shopperId } = await tx.shopper.create({ data: { organisationId, siteId, email: 'kim@example.com' } })
    await tx.shopperSession.create({
      data: { organisationId, shopperId, tokenHash: hashToken(token), createdAt: new Date(), seenAt: new Date() },
    })
  })
  const books = async (email: string, cookies: string | null) => {
    const key = `signed-in-${++people}`
    const lead = { ...buildLead({ email, phone: '' }), form: 'testDrive' as const, locationId, carId: null }
    const booked = await leadBookings(live, { network: `192.0.2.${people}`, cookies }).book(
      { ...lead, preferredTime: `${dayAhead()}T09:00` },
      { idempotencyKey: key, userAgent: null, draftId: null },
    )
    if (!booked?.ok) throw new Error(JSON.stringify(booked))
    const stored = await world.db.platform.transaction((tx) => tx.lead.findFirstOrThrow({ where: { id: booked.leadId } }))
    return { isHeldOpen: booked.booking.heldUntil !== null, bookedAs: (stored.attributes as { bookedAs?: string }).bookedAs }
  }
  const cookies = `shopper=${token}`
  expect(await books('Kim@Example.com', cookies)).toEqual({ isHeldOpen: false, bookedAs: 'confirmed' })
  expect(await books('other@example.com', cookies)).toEqual({ isHeldOpen: true, bookedAs: 'unproven' })
  expect(await books('kim@example.com', null)).toEqual({ isHeldOpen: true, bookedAs: 'unproven' })
})
