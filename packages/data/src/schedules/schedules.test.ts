import { describe, expect, it } from 'vitest'
import { listAudit } from '../audit/listAudit'
import { listOutbox } from '../outbox/listOutbox'
import { listVersions } from '../sites/listVersions'
import { publishedSite } from '../sites/publishedSite'
import { publishSite } from '../sites/publishSite'
import { saveDraft } from '../sites/saveDraft'
import { siteForEditing } from '../sites/siteForEditing'
import { useWorld } from '../testing/useWorld'
import { cancelSchedule, moveSchedule } from './changeSchedule'
import { listSchedules } from './listSchedules'
import { publishDue } from './publishDue'
import { schedulePublication } from './schedulePublication'

const world = useWorld()
const scope = () => world.db.forOrganisation(world.north.organisationId)
const siteId = () => world.north.siteId
const actor = () => ({ userId: world.north.userId, name: 'Mia' })

const now = '2026-11-20T00:00:00.000Z'
const later = '2026-11-24T01:00:00.000Z'
const after = '2026-11-24T01:00:05.000Z'

const state = async () => {
  const editing = await siteForEditing(scope(), siteId())
  if (!editing) throw new Error('The site is gone.')
  return { revision: editing.draft.revision, values: editing.draft.values, live: editing.site.liveVersion }
}
const edit = async (tagline: string) => {
  const { revision, values } = await state()
  return saveDraft(scope(), {
    siteId: siteId(),
    values: { ...values, identity: { ...values.identity, tagline } },
    expectedRevision: revision,
    actor: actor(),
  })
}
const schedule = async (over: Partial<Parameters<typeof schedulePublication>[1]> = {}) => {
  const { revision, live } = await state()
  return schedulePublication(scope(), {
    siteId: siteId(),
    note: 'For Tuesday',
    expectedRevision: revision,
    expectedVersion: live,
    actor: actor(),
    publishAt: later,
    replaces: null,
    now,
    ...over,
  })
}
const waiting = async () => (await listSchedules(scope(), siteId())).waiting
const settled = async () => (await listSchedules(scope(), siteId())).settled[0]
const liveTagline = async () => (await publishedSite(world.db, siteId()))?.config.identity.tagline

describe('Scheduled publications', () => {
  it('go live when they are due, not before, and once however many workers look', async () => {
    await edit('On Tuesday')
    expect(await schedule()).toMatchObject({
      ok: true,
      schedule: { status: 'waiting', publishAt: later, author: 'Mia', note: 'For Tuesday' },
    })
    expect(await publishDue(world.db, { now: '2026-11-24T00:59:59.999Z' })).toEqual([])
    const before = (await listVersions(scope(), siteId())).length

    const found = await Promise.all([1, 2, 3, 4, 5].map(() => publishDue(world.db, { now: later })))
    expect(found.flat()).toEqual([expect.objectContaining({ siteId: siteId(), status: 'published', version: before + 1 })])
    expect(await liveTagline()).toBe('On Tuesday')
    expect(await listVersions(scope(), siteId())).toHaveLength(before + 1)
    expect(await settled()).toMatchObject({ status: 'published', version: before + 1, settledAt: later })
    expect((await listAudit(scope(), { page: 1, perPage: 1 })).rows[0]).toMatchObject({ action: 'site.publish', actorName: 'Mia' })
    const mail = await listOutbox(world.db.platform, { page: 1, perPage: 10, filter: { siteId: siteId() } })
    expect(mail.rows).toEqual([
      expect.objectContaining({ kind: 'publication', payload: expect.objectContaining({ to: [world.north.email] }) }),
    ])
  })

  it('are refused, with the reason, when the draft was edited meanwhile', async () => {
    await edit('Before')
    await schedule()
    await edit('After')
    const live = await liveTagline()
    expect(await publishDue(world.db, { now: after })).toMatchObject([
      { status: 'refused', version: null, message: expect.stringMatching(/^The draft was edited after this was scheduled/) },
    ])
    expect(await liveTagline()).toBe(live)
    expect(await waiting()).toBeNull()
    expect((await listAudit(scope(), { page: 1, perPage: 1 })).rows[0]).toMatchObject({ action: 'site.publishRefused' })
    expect(await publishDue(world.db, { now: after })).toEqual([])
  })

  it('are refused when another version went live meanwhile', async () => {
    await edit('Scheduled')
    await schedule()
    const { revision, live } = await state()
    await publishSite(scope(), { siteId: siteId(), note: '', expectedRevision: revision, expectedVersion: live, actor: actor() })
    expect(await publishDue(world.db, { now: after })).toMatchObject([
      { status: 'refused', message: expect.stringMatching(/went live after/) },
    ])
  })

  it('wait one at a time: another takes the place of the one it names, and of no other', async () => {
    await edit('One')
    const first = await schedule()
    if (!first.ok) throw new Error(first.reason)
    expect(await schedule()).toMatchObject({ ok: false, reason: 'taken' })
    await edit('Two')
    const second = await schedule({ replaces: first.schedule.id, publishAt: '2026-11-25T01:00:00.000Z' })
    expect(second).toMatchObject({ ok: true })
    const { settled: all } = await listSchedules(scope(), siteId())
    expect(all.find(({ id }) => id === first.schedule.id)).toMatchObject({
      status: 'cancelled',
      message: 'Mia scheduled a newer draft instead.',
    })
    expect(await schedule({ replaces: first.schedule.id })).toMatchObject({ ok: false, reason: 'taken' })
    expect((await waiting())?.publishAt).toBe('2026-11-25T01:00:00.000Z')
  })

  it('of two people who schedule at once the second is told', async () => {
    const before = await waiting()
    await cancelSchedule(scope(), { siteId: siteId(), id: before?.id ?? '', actor: actor(), now })
    const results = await Promise.all([schedule(), schedule(), schedule()])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter((result) => !result.ok && result.reason === 'taken')).toHaveLength(2)
  })

  it('are moved and cancelled while they wait, and not afterwards', async () => {
    const { id = '' } = (await waiting()) ?? {}
    const change = { siteId: siteId(), id, actor: actor(), now }
    expect(await moveSchedule(scope(), { ...change, publishAt: '2026-11-26T00:00:00.000Z' })).toMatchObject({
      ok: true,
      schedule: { publishAt: '2026-11-26T00:00:00.000Z' },
    })
    expect(await moveSchedule(scope(), { ...change, publishAt: now })).toMatchObject({ ok: false, reason: 'time' })
    expect(await cancelSchedule(scope(), change)).toMatchObject({
      ok: true,
      schedule: { status: 'cancelled', message: 'Mia cancelled it.' },
    })
    expect(await cancelSchedule(scope(), change)).toMatchObject({ ok: false, reason: 'settled' })
    expect(await publishDue(world.db, { now: '2026-12-01T00:00:00.000Z' })).toEqual([])
  })

  it.each([
    { name: 'in the past', publishAt: '2026-11-19T00:00:00.000Z', message: /has passed/ },
    { name: 'now', publishAt: now, message: /has passed/ },
    { name: 'years away', publishAt: '2029-01-01T00:00:00.000Z', message: /within a year/ },
    { name: 'no time', publishAt: 'soon', message: /no date/ },
  ])('are not taken for a time $name', async ({ publishAt, message }) => {
    expect(await schedule({ publishAt })).toMatchObject({ ok: false, reason: 'time', message: expect.stringMatching(message) })
  })

  it('are not taken of a draft that could not be published, or that is another by now', async () => {
    const { revision, values } = await state()
    await saveDraft(scope(), {
      siteId: siteId(),
      values: { ...values, theme: { brandColour: 'red-ish' } },
      expectedRevision: revision,
      actor: actor(),
    })
    expect(await schedule()).toMatchObject({ ok: false, reason: 'invalid', problems: [{ pointer: '/theme/brandColour' }] })
    expect(await schedule({ expectedRevision: revision })).toMatchObject({ ok: false, reason: 'conflict' })
    await saveDraft(scope(), { siteId: siteId(), values, expectedRevision: revision + 1, actor: actor() })
  })

  it('leave no trace of an attempt that broke off, and go live with the next', async () => {
    await edit('Survives')
    await schedule()
    const before = await listVersions(scope(), siteId())
    const broken = {
      ...world.db,
      platform: {
        transaction: <T>(work: (tx: never) => Promise<T>) =>
          world.db.platform.transaction(async (tx) => {
            const done = await work(tx as never)
            if (done !== null) throw new Error('The worker died before it could commit.')
            return done
          }),
      },
    } as unknown as typeof world.db
    const errors: unknown[] = []
    expect(await publishDue(broken, { now: after, onError: (error) => errors.push(error) })).toEqual([])
    expect(errors).toHaveLength(1)
    expect(await listVersions(scope(), siteId())).toEqual(before)
    expect((await waiting())?.status).toBe('waiting')
    expect(await publishDue(world.db, { now: after })).toMatchObject([{ status: 'published' }])
    expect(await liveTagline()).toBe('Survives')
  })

  it('are found by nobody of another organisation', async () => {
    await edit('Ours')
    await schedule()
    const { id = '' } = (await waiting()) ?? {}
    const south = world.db.forOrganisation(world.south.organisationId)
    expect(await listSchedules(south, siteId())).toEqual({ waiting: null, settled: [] })
    expect(await cancelSchedule(south, { siteId: siteId(), id, actor: actor(), now })).toMatchObject({ ok: false, reason: 'notFound' })
  })
})
