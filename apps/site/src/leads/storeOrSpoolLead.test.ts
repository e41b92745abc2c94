import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDatabaseAway } from '@forecourt/data/isDatabaseAway'
import { createLead } from '@forecourt/data/leads/createLead'
import { getLead } from '@forecourt/data/leads/getLead'
import { erasePerson } from '@forecourt/data/leads/person/erasePerson'
import { connect } from '@forecourt/data/migrate/connect'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { createSpool } from '@forecourt/services/spool/createSpool'
import { replaySpool } from '@forecourt/services/spool/replaySpool'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { storeSpooled } from '../spool/emptyLeadSpool'
import { deriveLeadId } from './draftIds'
import type { SpooledEntry } from './leadSpool'
import { storeDraft } from './storeDraft'
import { type SpooledLead, storeOrSpoolLead } from './storeOrSpoolLead'

const world = testWorld()
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'leads-'))
})
afterAll(async () => {
  await rm(directory, { recursive: true, force: true })
})

const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
const spoolOf = () => createSpool<SpooledEntry>({ directory, maxEntries: 100, maxEntryBytes: 100_000 })
const rows = async (table: string) => (await connect(world.ownerUrl, (client) => client.query(`select id from ${table} order by id`))).rows

it('the lead store spools leads while the database is away, and stores each once under the returned id, with its mails', async () => {
  const spool = spoolOf()
  const { siteId, carId, carSlug } = world.north
  const site = await liveSite(world.db, siteId)
  const leadFor = (key: string, leadId: string): SpooledLead => ({
    kind: 'lead',
    siteId,
    leadId,
    idempotencyKey: key,
    draftId: null,
    userAgent: null,
    now: new Date().toISOString(),
    lead: buildLead({ carId, carSlug }),
  })
  const store = (lead: SpooledLead) => createLead(world.db, site, lead.lead, lead)

  // It was stored but the response was lost with the database, so the lead is also spooled.
  await store(leadFor('in-doubt', 'doubt-1'))
  expect(await storeOrSpoolLead(leadFor('in-doubt', 'doubt-2'), { spool, store: away })).toMatchObject({ leadId: 'doubt-2' })
  const leadIds = []
  for (const at of [1, 2, 3]) leadIds.push((await storeOrSpoolLead(leadFor(`key-${at}`, `lead-${at}`), { spool, store: away })).leadId)
  expect(leadIds).toEqual(['lead-1', 'lead-2', 'lead-3'])
  // A resubmission, before or after the database is back, is the same lead.
  expect(await storeOrSpoolLead(leadFor('key-1', 'other'), { spool, store: away })).toEqual({ leadId: 'lead-1', duplicate: true })
  expect(await storeOrSpoolLead(leadFor('key-1', 'other'), { spool, store })).toEqual({ leadId: 'lead-1', duplicate: true })
  await spool.put('reveal 1', { kind: 'reveal', ...world.north, revealId: 'reveal-1', now: new Date().toISOString() })
  await recordTwice()

  // Two processes share the folder, as after a restart.
  const replays = [spool, spoolOf()].map((one) =>
    replaySpool({ spool: one, store: (entry) => storeSpooled(world.db, entry), isAway: isDatabaseAway, log: () => {}, every: 10 }),
  )
  await expect.poll(() => spool.isEmpty(), { timeout: 15_000 }).toBe(true)
  for (const replay of replays) await replay.stop()
  const ours = (await rows('leads')).map(({ id }) => id).filter((id) => /^(lead|doubt)-/.test(id))
  expect(ours).toEqual(['doubt-1', 'lead-1', 'lead-2', 'lead-3'])
  const mails = await connect(world.ownerUrl, (client) =>
    client.query(`select lead_id, count(*)::int as n from outbox where lead_id = any($1) group by 1 order by 1`, [ours]),
  )
  expect(mails.rows.map(({ n }) => n)).toEqual([2, 2, 2, 2])
  expect(await rows('phone_reveals')).toEqual([{ id: 'reveal-1' }])
  expect(await storeOrSpoolLead(leadFor('key-3', 'later'), { spool, store })).toEqual({ leadId: 'lead-3', duplicate: true })
})

it('the lead store returns the stored id on a retry when the first response was lost with the database (API-07)', async () => {
  const { siteId } = world.north
  const site = await liveSite(world.db, siteId)
  const spool = spoolOf()
  const idempotencyKey = 'lost-answer'
  const sent = (): SpooledLead => ({
    ...{ kind: 'lead', siteId, idempotencyKey, draftId: null, userAgent: null, now: new Date().toISOString(), lead: buildLead() },
    leadId: deriveLeadId('secret', { siteId, idempotencyKey }),
  })
  const { leadId: stored } = await createLead(world.db, site, sent().lead, sent())
  expect(await storeOrSpoolLead(sent(), { spool, store: away })).toMatchObject({ leadId: stored })
  for await (const { entry, remove } of spool.waiting()) {
    await storeSpooled(world.db, entry)
    await remove()
  }
  const { leadId } = await storeOrSpoolLead(sent(), { spool, store: (lead) => createLead(world.db, site, lead.lead, lead) })
  expect(leadId).toBe(stored)
})

it('the lead store keeps one id from the first step of a form on, though the database is away at any step (ENQ-08, ENQ-09)', async () => {
  const { siteId } = world.north
  const site = await liveSite(world.db, siteId)
  const offline = { forOrganisation: () => ({ transaction: away }), received: () => 0 } as unknown as typeof world.db
  const idsOf = async (aways: readonly [boolean, boolean, boolean], idempotencyKey: string) => {
    const spool = spoolOf()
    const [first, second, last] = aways.map((isAway) => (isAway ? offline : world.db))
    if (!first || !second || !last) throw new Error('Three steps')
    const fields = { form: 'service', steps: 3, answers: [{ label: 'First Name', value: 'Ana' }] } as const
    const one = await storeDraft(first, site, { ...fields, draftId: null, step: 1 }, 'secret')
    const two = await storeDraft(second, site, { ...fields, draftId: one, step: 2 }, 'secret')
    const send = () =>
      storeOrSpoolLead(
        {
          ...{ kind: 'lead', siteId, idempotencyKey, draftId: two, userAgent: null, now: new Date().toISOString(), lead: buildLead() },
          leadId: deriveLeadId('secret', { siteId, idempotencyKey, draftId: two }),
        },
        { spool, store: (lead) => createLead(last, site, lead.lead, lead) },
      )
    const leadIds = [one, two, (await send()).leadId, (await send()).leadId]
    for await (const { entry, remove } of spool.waiting()) {
      await storeSpooled(world.db, entry)
      await remove()
    }
    const leads = await connect(world.ownerUrl, (client) =>
      client.query('select id from leads where idempotency_key = $1', [idempotencyKey]),
    )
    const drafts = await connect(world.ownerUrl, (client) => client.query('select id from lead_drafts where id = any($1)', [leadIds]))
    return { leadIds: [...new Set([...leadIds, ...leads.rows.map(({ id }) => id)])], stored: leads.rows.length, drafts: drafts.rows.length }
  }
  for (let at = 0; at < 8; at++) {
    const aways = [(at & 1) > 0, (at & 2) > 0, (at & 4) > 0] as const
    expect([aways, await idsOf(aways, `in-steps-${at}`)]).toEqual([aways, { leadIds: [expect.any(String)], stored: 1, drafts: 0 }])
  }
})

/** Simulates a process killed between storing and removing. */
const recordTwice = () => storeSpooled(world.db, { kind: 'reveal', ...world.north, revealId: 'reveal-1', now: new Date().toISOString() })

it('the lead store drops spooled leads of a person who was erased meanwhile, and no lead sent since (ENT-16)', async () => {
  const { siteId, organisationId } = world.north
  const site = await liveSite(world.db, siteId)
  const [before, erasedAt, after] = ['2026-06-01T02:00:00.000Z', '2026-06-01T03:00:00.000Z', '2026-06-01T04:00:00.000Z']
  const storedLead = buildLead({ email: 'Gone@person.example', phone: '+61491570156' })
  const { leadId } = await createLead(world.db, site, storedLead, { idempotencyKey: 'stored-1', now: before })
  const conversationId = (await getLead(world.db.forOrganisation(organisationId), leadId))?.conversationId ?? ''
  const entry = (key: string, now: string, change: Partial<SpooledLead['lead']>): SpooledLead => ({
    ...{ kind: 'lead', siteId, leadId: key, idempotencyKey: key, draftId: null, userAgent: null, now },
    lead: { ...storedLead, ...change },
  })
  const spool = spoolOf()
  for (const waiting of [
    entry('waits-mail', before, { phone: '' }),
    entry('waits-phone', before, { email: '' }),
    entry('waits-other', before, { email: 'stays@person.example', phone: '' }),
    entry('asks-again', after, {}),
  ])
    await storeOrSpoolLead(waiting, { spool, store: away })
  const actor = { userId: null, name: 'Test' }
  expect(await erasePerson(world.db, organisationId, { conversationId, actor, now: erasedAt })).toEqual({ ok: true })
  const replay = replaySpool({ spool, store: (one) => storeSpooled(world.db, one), isAway: isDatabaseAway, log: () => {}, every: 10 })
  await expect.poll(() => spool.isEmpty(), { timeout: 15_000 }).toBe(true)
  await replay.stop()
  const ids = (await rows('leads')).map(({ id }) => id)
  expect(ids.filter((id) => /^(waits|asks)-/.test(id))).toEqual(['asks-again', 'waits-other'])
})

it('the lead store doesn’t spool a lead that the database refuses', async () => {
  const refuse = () => Promise.reject(new Error('violates check constraint'))
  const lead: SpooledLead = {
    kind: 'lead',
    siteId: world.north.siteId,
    leadId: 'x',
    idempotencyKey: 'refused-1',
    draftId: null,
    userAgent: null,
    now: new Date().toISOString(),
    lead: buildLead({}),
  }
  await expect(storeOrSpoolLead(lead, { spool: spoolOf(), store: refuse })).rejects.toThrow('check constraint')
  expect(await spoolOf().get(`lead ${lead.siteId} refused-1`)).toBeNull()
})

it('the lead store spools leads within three seconds where the database hangs, and stores each once whatever the database did later', async () => {
  const spool = spoolOf()
  const { siteId, carId, carSlug } = world.north
  const site = await liveSite(world.db, siteId)
  const lead: SpooledLead = {
    ...{ kind: 'lead', siteId, leadId: deriveLeadId('secret', { siteId, idempotencyKey: 'hung', draftId: null }), draftId: null },
    ...{ idempotencyKey: 'hung', userAgent: null, now: new Date().toISOString(), lead: buildLead({ carId, carSlug }) },
  }
  const before = (await rows('leads')).length
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = storeOrSpoolLead(lead, { spool, store: (one) => released.then(() => createLead(world.db, site, one.lead, one)) })
  try {
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(3_000)
    // No pending timers.
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
  const taken = await answer
  expect(taken).toEqual({ leadId: lead.leadId, duplicate: false })
  expect(await spool.get(`lead ${siteId} hung`)).toMatchObject({ leadId: lead.leadId })
  release()
  await expect.poll(async () => (await rows('leads')).length).toBe(before + 1)
  const replay = replaySpool({ spool, store: (one) => storeSpooled(world.db, one), isAway: isDatabaseAway, log: () => {}, every: 10 })
  await expect.poll(() => spool.isEmpty(), { timeout: 15_000 }).toBe(true)
  await replay.stop()
  expect(await rows('leads')).toHaveLength(before + 1)
  expect(await rows('leads')).toContainEqual({ id: lead.leadId })
})
