import type { Lead } from '@forecourt/rules/leads/Lead'
import { emptyAttributes, emptyColumns } from '@forecourt/rules/leads/leadAnswers'
import { describe, expect, it } from 'vitest'
import { listOutbox } from '../outbox/listOutbox'
import { listUndelivered } from '../outbox/listUndelivered'
import { beginMessage, markDelivered, markFailed, overdueMessages, pendingOutbox } from '../outbox/messageDelivery'
import { replayOutbox } from '../outbox/replayOutbox'
import { buildLead } from '../testing/buildLead'
import { buildActor as actor } from '../testing/buildWorld'
import { meetAtTable } from '../testing/meetAtTable'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { createLead } from './createLead'
import { getLead } from './getLead'
import { logCall } from './inbox/logContact'
import { leadFigures } from './leadFigures'
import { listLeads } from './listLeads'

const world = useWorld()

const now = '2026-06-01T02:00:00.000Z'
const later = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString()
const scope = () => world.db.forOrganisation(world.north.organisationId)
const all = { page: 1, perPage: 100 }

const send = async (overrides: Partial<Lead>, idempotencyKey: string) => {
  const site = await liveSite(world.db, world.north.siteId)
  return createLead(world.db, site, buildLead(overrides), { idempotencyKey, now, userAgent: 'Test browser' })
}

describe('Leads and their messages', { shuffle: false }, () => {
  describe('createLead', () => {
    it('createLead stores the lead with the car’s facts at that time and its outgoing messages, together (ENT-16)', async () => {
      const { leadId, duplicate } = await send({ carId: world.north.carId, message: 'Is it still here?' }, 'first')
      expect(duplicate).toBe(false)
      expect(await getLead(scope(), leadId)).toMatchObject({
        name: 'Jo',
        message: 'Is it still here?',
        carSlug: world.north.carSlug,
        carFacts: { priceCents: 2_499_000, stockNumber: 'north-1', manufacturerSlug: 'toyota' },
        locationName: 'north Location',
        dealershipName: 'north Dealership',
        status: 'new',
        createdAt: now,
        userAgent: 'Test browser',
        events: [{ at: now, text: 'Sent by the customer' }],
      })
      const { rows } = await listOutbox(scope(), { ...all, filter: { leadId } })
      expect(
        rows
          .map(({ kind, payload, status }) => ({ kind, to: payload.to, status }))
          .sort((one, other) => one.kind.localeCompare(other.kind)),
      ).toEqual([
        { kind: 'lead.dealer', to: ['north-sales@example.com'], status: 'pending' },
        { kind: 'lead.shopper', to: ['jo@example.com'], status: 'pending' },
      ])
    })

    it('createLead stores a double submit once, even when both requests arrive at once', async () => {
      const results = await meetAtTable(
        world,
        'leads',
        Array.from({ length: 3 }, () => () => send({}, 'double')),
      )
      expect(new Set(results.map(({ leadId }) => leadId)).size).toBe(1)
      expect(results.filter(({ duplicate }) => !duplicate)).toHaveLength(1)
      const [{ leadId } = { leadId: '' }] = results
      expect((await listOutbox(scope(), { ...all, filter: { leadId } })).total).toBe(2)
      expect(await send({}, 'double')).toEqual({ leadId, duplicate: true })
    })

    it('createLead stores the lead without the reference if it names a car or location of another organisation', async () => {
      const { leadId } = await send({ carId: world.south.carId, locationId: world.south.locationId }, 'foreign')
      expect(await getLead(scope(), leadId)).toMatchObject({ carId: null, carFacts: null, locationId: null })
    })

    it('createLead marks suspicious leads and excludes them from the figures', async () => {
      const before = await leadFigures(scope(), { now })
      await send({ suspicious: true }, 'machine')
      const { rows } = await listLeads(scope(), { ...all, filter: { suspicious: true } })
      expect(rows).toHaveLength(1)
      expect(await leadFigures(scope(), { now })).toEqual(before)
      expect(before).toMatchObject({ thisWeek: 3 })
      expect(before.byDay).toHaveLength(14)
      expect(before.byDay.at(-1)).toEqual({ date: '2026-06-01', count: 3 })
    })

    it('createLead shows leads to their own organisation only', async () => {
      const other = world.db.forOrganisation(world.south.organisationId)
      expect((await listLeads(other, all)).total).toBe(0)
      const [lead] = (await listLeads(scope(), all)).rows
      expect(await getLead(other, lead?.id ?? '')).toBeNull()
    })

    it('createLead finds leads by words, status and day', async () => {
      const totalOf = async (filter: Record<string, unknown>) => (await listLeads(scope(), { ...all, filter })).total
      expect(await totalOf({ q: 'still HERE' })).toBe(1)
      expect(await totalOf({ q: '%' })).toBe(0)
      expect(await totalOf({ from: '2026-06-01', to: '2026-06-01' })).toBe(4)
      expect(await totalOf({ to: '2026-05-31' })).toBe(0)
      expect(await totalOf({ status: 'won' })).toBe(0)
      expect(await totalOf({ siteIds: [world.south.siteId] })).toBe(0)
    })

    it('createLead finds a lead by what its row shows: full name, number in any spelling, car, stock number', async () => {
      const { leadId } = await send({ name: 'Priya', lastName: 'Nair', phone: '+61412345678', carId: world.north.carId }, 'priya')
      const lead = await getLead(scope(), leadId)
      const found = async (q: string) => (await listLeads(scope(), { ...all, filter: { q } })).rows.map(({ id }) => id)
      const spellings = [
        '0412 345 678',
        '0412345678',
        '+61 412 345 678',
        '+61412345678',
        '61412345678',
        '0061 412 345 678',
        '+61 (0)412-345-678',
        '345 678',
      ]
      for (const q of ['Priya Nair', 'nair priya', ...spellings, `Priya ${spellings[0]}`, `nair ${lead?.carName}`])
        expect([q, await found(q)]).toEqual([q, [leadId]])
      expect(await found(lead?.carFacts?.stockNumber ?? '')).toContain(leadId)
      for (const q of ['Priya Smith', '0412 345 679', '+64 412 345 679', 'Priya 0499 999 999']) expect([q, await found(q)]).toEqual([q, []])
      expect(lead?.currentCar).toMatchObject({ status: 'in_stock', reserved: false })
    })

    it('createLead gives a lead the status of its conversation', async () => {
      const [lead] = (await listLeads(scope(), { ...all, filter: { q: 'still here' } })).rows
      const action = { id: lead?.conversationId ?? '', siteIds: null, actor, now }
      expect(lead?.status).toBe('new')
      expect(await logCall(scope(), { ...action, outcome: 'spoke', key: 'one' })).toMatchObject({ ok: true })
      expect((await getLead(scope(), lead?.id ?? ''))?.status).toBe('contacted')
      expect((await listLeads(scope(), { ...all, filter: { status: 'contacted', ids: [lead?.id ?? ''] } })).total).toBe(1)
    })
  })

  describe('the outbox of a created lead', () => {
    it('the outbox of a created lead counts each attempt at a message, also one begun by a worker that crashed', async () => {
      const [id = '', ...others] = await overdueMessages(world.db, later(60))
      expect([id, ...others]).toHaveLength(await pendingOutbox(world.db))
      expect(await beginMessage(world.db, id)).toMatchObject({ id, attempts: 1, organisationId: world.north.organisationId })
      expect(await beginMessage(world.db, id)).toMatchObject({ id, attempts: 2 })
      expect(await overdueMessages(world.db, later(60))).toHaveLength(others.length + 1)
      expect(await beginMessage(world.db, 'no-message')).toBeNull()
    })

    it('the outbox of a created lead retries a failed message later, gives up after the maximum attempts, and sends it again on request', async () => {
      const { rows } = await listOutbox(scope(), { ...all, filter: { kind: 'lead.dealer' } })
      const [{ id } = { id: '' }] = rows
      const tries = 2 - (rows[0]?.attempts ?? 0)
      for (let count = 0; count < tries; count++) await beginMessage(world.db, id)
      const message = await beginMessage(world.db, id)
      const failure = { error: 'The mail server refused.', maxAttempts: 4, retryInSeconds: 300 }
      expect(message).toMatchObject({ attempts: 3 })
      expect(await markFailed(world.db, id, { ...failure, now: later(201) })).toBe('pending')
      expect(await overdueMessages(world.db, later(500))).not.toContain(id)
      expect(await overdueMessages(world.db, later(501))).toContain(id)
      expect(await beginMessage(world.db, id)).toMatchObject({ attempts: 4 })
      expect(await markFailed(world.db, id, { ...failure, now: later(503) })).toBe('dead')
      expect(await beginMessage(world.db, id)).toBeNull()
      expect(
        (await getLead(scope(), message?.leadId ?? ''))?.events.some(
          ({ failed, text }) => failed && text.includes('The mail server refused.'),
        ),
      ).toBe(true)

      const undelivered = async (filter: { readonly [name: string]: unknown }) =>
        (await listOutbox(scope(), { ...all, filter })).rows.map((row) => row.id)
      expect(await undelivered({ undelivered: 'dead', text: 'SERVER refused' })).toEqual([id])
      expect(await undelivered({ undelivered: 'retried' })).toEqual([])
      expect(await undelivered({ undelivered: 'all', kind: 'lead.dealer', text: message?.payload.to?.[0]?.toUpperCase() })).toEqual([id])
      expect(await undelivered({ undelivered: 'all', text: 'nobody@nowhere.example' })).toEqual([])

      const listed = (text: string) => listUndelivered(scope(), { state: 'dead', kind: null, text, siteId: null, ...all })
      expect(await listed('SERVER refused')).toMatchObject({
        ...{ total: 1, dead: 1 },
        rows: [{ id, kind: 'lead.dealer', isGivenUp: true, attempts: 4, to: message?.payload.to, destinationId: null }],
      })
      expect(await listed('100%')).toEqual({ rows: [], total: 0, dead: 1 })

      const replayed = { kind: 'these', ids: [id] } as const
      expect(await replayOutbox(world.db.forOrganisation(world.south.organisationId), { replayed, now, actor })).toBe(0)
      const range = { kind: 'range', from: '2000-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z', of: null } as const
      expect(await replayOutbox(scope(), { replayed: { ...range, of: 'search.sync' }, now: later(600), actor })).toBe(0)
      expect(await replayOutbox(scope(), { replayed: { ...range, until: '2001-01-01T00:00:00Z' }, now: later(600), actor })).toBe(0)
      expect(await replayOutbox(scope(), { replayed: range, now: later(600), actor })).toBe(1)
      expect(await replayOutbox(scope(), { replayed, now: later(600), actor })).toBe(0)
      expect(await beginMessage(world.db, id)).toMatchObject({ attempts: 1 })
      await markDelivered(world.db, id, later(601))
      expect((await getLead(scope(), message?.leadId ?? ''))?.events.some(({ text }) => text.startsWith('Email sent to'))).toBe(true)
    })
  })

  it('A lead has every answer; one from before a question existed has no answer to it (ENT-16)', async () => {
    const attributes = {
      ...emptyAttributes,
      rego: 'ABC123',
      preferredTime: '2026-06-03T10:00',
      offerCents: 2_250_000,
      financeOwing: true,
      visitedPages: ['/'],
      eventParams: { vehicleMake: 'Kia' },
    }
    const answers = { ...emptyColumns, name: 'Ana', phone: '+61491570156', optInLeft: true, optInWording: 'Send me news' }
    const { leadId } = await send({ ...answers, ...attributes }, 'answers')
    expect(await getLead(scope(), leadId)).toMatchObject({ ...answers, attributes })
    await scope().transaction((tx) => tx.lead.updateMany({ where: { id: leadId }, data: { attributes: { rego: 'ABC123' } } }))
    expect((await getLead(scope(), leadId))?.attributes).toEqual({
      ...emptyAttributes,
      rego: 'ABC123',
      visitedPages: [],
      linkedQueryParams: {},
      eventParams: {},
    })
  })

  it('createLead holds the confirmation of a checkout for half an hour, as a shopper who pays gets the receipt (CHK-01)', async () => {
    const { leadId } = await send({ form: 'reserve', url: 'https://north.localhost/checkout-journey' }, 'checkout')
    const { rows } = await listOutbox(scope(), { ...all, filter: { leadId } })
    const waits = rows.map(({ kind, nextAttemptAt }) => [kind, (Date.parse(nextAttemptAt) - Date.parse(now)) / 60_000] as const)
    expect(Object.fromEntries(waits)).toEqual({ 'lead.dealer': 0, 'lead.shopper': 30 })
  })
})
