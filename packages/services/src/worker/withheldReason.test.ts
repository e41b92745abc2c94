import { createLead } from '@forecourt/data/leads/createLead'
import { getLead } from '@forecourt/data/leads/getLead'
import { buildLead } from '@forecourt/data/testing/buildLead'
import type { WorldSide } from '@forecourt/data/testing/buildWorld'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { OutboxKind } from '@forecourt/rules/outbox/outboxMessages'
import { describe, expect, it } from 'vitest'
import { withheldReason } from './withheldReason'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
const later = (seconds: number) => new Date(Date.parse(now) + seconds * 1000)
const phone = '+61491570006'
const booking = { to: [phone], bookingId: 'gone', bookingNews: 'reminder', bookingRevision: 1 }

/** Enqueues a message and returns whether it is withheld. */
const reasonFor = async (kind: OutboxKind, payload: object, { organisationId }: WorldSide = world.north, change: object = {}, at = now) => {
  const row = { organisationId, kind, payload, ...change }
  const { id } = await world.db.platform.transaction((tx) => tx.outboxMessage.create({ data: row }))
  return withheldReason(world.db, { id, siteId: null, leadId: null, kind, payload, attempts: 1 }, at)
}
const stop = async () => {
  const { organisationId } = world.north
  await world.db.platform.transaction((tx) =>
    tx.textStop.upsert({
      where: { organisationId_phone: { organisationId, phone } },
      create: { organisationId, phone, at: new Date(now) },
      update: {},
    }),
  )
}
const stopped = 'Not sent: they asked for no more text messages.'

describe('a text message (ENQ-24, ENT-16)', () => {
  it('a text message is not sent to a number that unsubscribed from its organisation', async () => {
    expect(await reasonFor('booking.shopperBySms', booking)).toBeNull()
    await stop()
    expect(await reasonFor('booking.shopperBySms', booking)).toBe(stopped)
    expect(await reasonFor('booking.shopperBySms', { ...booking, to: ['+61491570007'] })).toBeNull()
    expect(await reasonFor('booking.shopperBySms', booking, world.south)).toBeNull()
  })

  it('a text message is not sent as an answer to a number that unsubscribed after it was written', async () => {
    await stop()
    const site = await liveSite(world.db, world.north.siteId)
    const { leadId } = await createLead(world.db, site, buildLead(), { idempotencyKey: 'texted', now })
    const conversationId = (await getLead(world.db.platform, leadId))?.conversationId ?? ''
    const answer = async (to: string) => {
      const { organisationId } = world.north
      const { id } = await world.db.platform.transaction((tx) =>
        tx.outboxMessage.create({ data: { organisationId, kind: 'inbox.textBySms' } }),
      )
      await world.db.platform.transaction((tx) =>
        tx.conversationEntry.create({
          data: { organisationId, conversationId, kind: 'smsOut', at: new Date(now), detail: { outboxId: id, to, subject: '' } },
        }),
      )
      return withheldReason(world.db, { id, siteId: null, leadId: null, kind: 'inbox.textBySms', payload: {}, attempts: 1 }, now)
    }
    expect([await answer(phone), await answer('+61491570007')]).toEqual([stopped, null])
  })
})

it('a sign-in code is sent only while it is valid (RTE-13)', async () => {
  const { organisationId, siteId } = world.north
  const code = {
    organisationId,
    siteId,
    sentTo: 'ana@shopper.example',
    id: 'code',
    browserHash: 'hash',
    sentAt: new Date(now),
    expiresAt: later(600),
  }
  await world.db.platform.transaction((tx) => tx.signInCode.create({ data: code }))
  const codeAt = (seconds: number, codeId = 'code') =>
    reasonFor('shopper.code', { codeId, to: [code.sentTo] }, world.north, {}, later(seconds).toISOString())
  expect([await codeAt(0), await codeAt(599)]).toEqual([null, null])
  for (const reason of [await codeAt(600), await codeAt(0, 'replaced')]) expect(reason).toBe('Not sent: the code was replaced or ran out.')
})

it('the mail of a started checkout is not sent to a shopper who has paid, and is to one who left (CHK-01)', async () => {
  const { organisationId, siteId, carId, locationId, dealershipId } = world.north
  const site = await liveSite(world.db, siteId)
  const begin = async (email: string) => {
    const lead = buildLead({ form: 'reserve', email, carId, url: 'https://north.localhost/checkout-journey' })
    return (await createLead(world.db, site, lead, { idempotencyKey: email, now })).leadId
  }
  const reserved = (email: string, reservedUntil: Date | null) =>
    world.db.platform.transaction((tx) =>
      tx.reservation.create({
        data: {
          ...{ organisationId, siteId, locationId, dealershipId, carId, reference: email, carName: 'A car', holdKey: email },
          ...{ priceCents: 1, amountCents: 20_000, currency: 'AUD', holdHours: 48, name: 'Ana', email: email.toUpperCase() },
          ...{
            state: reservedUntil ? 'charged' : 'expired',
            heldUntil: later(900),
            reservedUntil,
            createdAt: later(60),
            changedAt: later(90),
          },
        },
      }),
    )
  const mailFor = async (email: string) => {
    const leadId = await begin(email)
    return withheldReason(world.db, { id: 'm', siteId, leadId, kind: 'lead.shopper', payload: { to: [email] }, attempts: 1 }, now)
  }
  await reserved('paid@person.example', later(172_800))
  await reserved('left@person.example', null)
  const paid = 'Not sent: they paid, and got the receipt.'
  expect([await mailFor('paid@person.example'), await mailFor('left@person.example'), await mailFor('other@person.example')]).toEqual([
    paid,
    null,
    null,
  ])
})

it('an address is sent at most three confirmations within a day, in any spelling', async () => {
  const confirm = (to: string, at: string) => reasonFor('lead.shopper', { to: [to] }, world.north, {}, at)
  const sent = (to: string, seconds: number, change = {}) =>
    reasonFor('lead.shopper', { to: [to] }, world.north, { status: 'delivered', deliveredAt: later(seconds), ...change })
  await sent('flood@person.example', 0)
  await sent('Flood+1@person.example', 1)
  await sent('flood@person.example', 2, { lastError: 'Not sent: too many' })
  expect(await confirm('flood@person.example', later(3).toISOString())).toBeNull()
  await sent('flood@person.example', 3)
  expect(await confirm('FLOOD@person.example', later(86_400).toISOString())).toBe(
    'Not sent: this address was sent 3 confirmations within a day.',
  )
  expect(await confirm('flood@person.example', later(86_401).toISOString())).toBeNull()
  expect(await confirm('other@person.example', later(4).toISOString())).toBeNull()
})
