import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { describe, expect, it } from 'vitest'
import { listAudit } from '../../audit/listAudit'
import { listOutbox } from '../../outbox/listOutbox'
import { listVersions } from '../../sites/versions/listVersions'
import { changeDraft, liveSite, publishDraft, readDraft } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { publishSite } from '../publishSite'
import { listSchedules, unreadOutcome } from './listSchedules'
import { publishDue, watchWaitingPublications } from './publishDue'
import { cancelSchedule, decideSchedule, dismissSchedule, moveSchedule, schedulePublication } from './schedulePublication'

const world = useWorld()
const scope = () => world.db.forOrganisation(world.north.organisationId)
const siteId = () => world.north.siteId
const actor = () => ({ userId: world.north.userId, name: 'Mia' })

const now = '2026-11-20T00:00:00.000Z'
const later = '2026-11-24T01:00:00.000Z'
const after = '2026-11-24T01:00:05.000Z'

const state = () => readDraft(scope(), siteId())
const change = (alter: (values: ConfigValues) => ConfigValues) => changeDraft(scope(), siteId(), alter, actor())
const edit = (tagline: string) => change((values) => ({ ...values, identity: { ...values.identity, tagline } }))
const announce = (announcement: string) => change((values) => ({ ...values, header: { announcement } }))
const publish = () => publishDraft(scope(), siteId(), actor())
const schedule = async (over: Partial<Parameters<typeof schedulePublication>[1]> = {}) => {
  const { publication } = await state()
  return schedulePublication(scope(), {
    ...publication,
    note: 'For Tuesday',
    actor: actor(),
    publishAt: later,
    replaces: null,
    now,
    ...over,
  })
}
const mails = async () => (await listOutbox(world.db.platform, { page: 1, perPage: 100, filter: { siteId: siteId() } })).rows
const waiting = async () => (await listSchedules(scope(), siteId())).waiting
const settled = async () => (await listSchedules(scope(), siteId())).settled[0]
const liveTagline = async () => (await liveSite(world.db, siteId())).config.identity.tagline

describe('Scheduled publications', { shuffle: false }, () => {
  it('Scheduled publications go live when they are due, not before, and once with several workers', async () => {
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

  it('Scheduled publications are snapshots: later edits stay in the draft (CFG-09)', async () => {
    await edit('Scheduled for Tuesday')
    await schedule()
    const revision = await edit('Edited afterwards')
    expect(await publishDue(world.db, { now: after })).toMatchObject([{ status: 'published', message: null }])
    expect(await liveTagline()).toBe('Scheduled for Tuesday')
    const { values, revision: now } = await state()
    expect([values.identity?.tagline, now]).toEqual(['Edited afterwards', revision])
    expect(await waiting()).toBeNull()
    expect(await publishDue(world.db, { now: after })).toEqual([])
  })

  it('Scheduled publications are merged with a version that went live meanwhile', async () => {
    await edit('On top')
    await schedule()
    await announce('Between')
    await publish()
    expect(await publishDue(world.db, { now: after })).toMatchObject([{ status: 'published' }])
    const { config } = await liveSite(world.db, siteId())
    expect([config.identity.tagline, config.header.announcement]).toEqual(['On top', 'Between'])
  })

  it('Scheduled publications make no second version if their content is already live when they are due', async () => {
    await edit('Published by hand')
    await schedule()
    await publish()
    const { live } = await state()
    expect(await publishDue(world.db, { now: after })).toMatchObject([
      { status: 'published', version: live, message: `Everything was already live, as version ${live}.` },
    ])
    expect((await state()).live).toBe(live)
  })

  it('Scheduled publications that conflict with a newer live version are reported once before they are due, and need a choice', async () => {
    await edit('Scheduled')
    await schedule()
    await edit('Published over it')
    const mailBefore = await mails()
    await publish()
    await watchWaitingPublications(world.db, { now })
    await watchWaitingPublications(world.db, { now })
    expect((await waiting())?.obstacle).toMatchObject({
      kind: 'conflict',
      message: expect.stringMatching(/went live after this was scheduled and has different values for/),
      conflicts: [{ pointer: '/identity/tagline', requested: '“Scheduled”', live: '“Published over it”' }],
    })
    expect((await mails()).slice(0, -mailBefore.length || undefined)).toMatchObject([{ payload: { stage: 'obstacle' } }])

    const { id = '' } = (await waiting()) ?? {}
    const { live } = await state()
    await decideSchedule(scope(), { siteId: siteId(), id, actor: actor(), now, decision: 'asked', version: live })
    await watchWaitingPublications(world.db, { now })
    expect((await waiting())?.obstacle).toBeNull()
    // Another conflict needs another decision.
    await edit('Published once more')
    await publish()
    await watchWaitingPublications(world.db, { now })
    expect((await waiting())?.obstacle).toMatchObject({ kind: 'conflict' })
    await decideSchedule(scope(), { siteId: siteId(), id, actor: actor(), now, decision: 'asked', version: (await state()).live })
    expect(await publishDue(world.db, { now: after })).toMatchObject([{ status: 'published' }])
    expect(await liveTagline()).toBe('Scheduled')
  })

  it('Scheduled publications report a conflict at once with the publication that causes it', async () => {
    await edit('Scheduled first')
    await schedule()
    await edit('Contradicts it')
    await publish()
    expect((await waiting())?.obstacle).toMatchObject({
      kind: 'conflict',
      conflicts: [{ requested: '“Scheduled first”', live: '“Contradicts it”' }],
    })
    const notified = async () => (await mails()).filter(({ payload }) => (payload as { stage?: string }).stage === 'obstacle')
    const notifiedAtOnce = (await notified()).length
    await watchWaitingPublications(world.db, { now })
    expect(await notified()).toHaveLength(notifiedAtOnce)
    const { id = '' } = (await waiting()) ?? {}
    await cancelSchedule(scope(), { siteId: siteId(), id, actor: actor(), now })
  })

  it('Scheduled publications are refused without that choice, and shoppers see no change', async () => {
    await edit('Never live')
    await schedule()
    await edit('Stays live')
    await publish()
    expect(await publishDue(world.db, { now: after })).toMatchObject([
      { status: 'refused', message: expect.stringMatching(/No one chose which to keep, so nothing was published\.$/) },
    ])
    expect(await liveTagline()).toBe('Stays live')
    expect((await listAudit(scope(), { page: 1, perPage: 1 })).rows[0]).toMatchObject({ action: 'site.publishRefused' })
  })

  it('Scheduled publications that a new lock in a layer makes invalid are reported before they are due', async () => {
    await edit('Locked out')
    await schedule()
    await watchWaitingPublications(world.db, { now })
    expect((await waiting())?.obstacle).toBeNull()
    const layer = (data: object) => world.db.platform.transaction((tx) => tx.layer.update({ where: { id: 'template-plain' }, data }))
    await layer({ locks: ['/identity/country', '/identity/tagline'], updatedAt: new Date(Date.parse(now) + 60_000) })
    await watchWaitingPublications(world.db, { now: '2026-11-20T00:02:00.000Z' })
    expect((await waiting())?.obstacle).toMatchObject({
      kind: 'invalid',
      message: expect.stringMatching(/^The scheduled version can no longer be published/),
    })
    await layer({ locks: ['/identity/country'], updatedAt: new Date(Date.parse(now) + 180_000) })
    await watchWaitingPublications(world.db, { now: '2026-11-20T00:04:00.000Z' })
    expect((await waiting())?.obstacle).toBeNull()
  })

  it('Scheduled publications are announced a day ahead and an hour ahead, once each, and their outcome is shown until it is read', async () => {
    const { id = '' } = (await waiting()) ?? {}
    const before = (await mails()).length
    const reminders = async (at: string) => {
      await Promise.all([watchWaitingPublications(world.db, { now: at }), watchWaitingPublications(world.db, { now: at })])
      return (await mails()).length - before
    }
    expect(await reminders('2026-11-23T00:59:00.000Z')).toBe(0)
    expect(await reminders('2026-11-23T01:00:00.000Z')).toBe(1)
    expect(await reminders('2026-11-23T23:00:00.000Z')).toBe(1)
    expect(await reminders('2026-11-24T00:30:00.000Z')).toBe(2)
    await publishDue(world.db, { now: '2026-11-24T01:00:09.000Z' })
    const mine = { siteId: siteId(), userId: world.north.userId, now: after }
    expect(await unreadOutcome(scope(), mine)).toMatchObject({ id, status: 'published' })
    await dismissSchedule(scope(), { siteId: siteId(), id, userId: world.north.userId })
    expect(await unreadOutcome(scope(), mine)).toBeNull()
    expect(await unreadOutcome(scope(), { ...mine, userId: 'somebody-else' })).toMatchObject({ id })
  })

  it('Scheduled publications can race with a manual publication: nothing is lost or published twice', async () => {
    for (let round = 0; round < 5; round++) {
      await edit(`Scheduled ${round}`)
      await schedule()
      await announce(`By hand ${round}`)
      const publishedByUser = publishSite(scope(), { ...(await state()).publication, note: '', actor: actor() })
      const [publishedNow, published] = await Promise.all([publishDue(world.db, { now: after }), publishedByUser])
      expect(publishedNow).toMatchObject([{ status: 'published' }])
      if (!published.ok) {
        expect(published.reason).toBe('conflict')
        await publish()
      } else await expect(liveTagline()).resolves.toBe(`Scheduled ${round}`)
    }
  })

  it('Scheduled publications wait one at a time: a new one replaces only the one that it names', async () => {
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

  it('Scheduled publications are refused while one waits, also for concurrent requests', async () => {
    const before = await waiting()
    await cancelSchedule(scope(), { siteId: siteId(), id: before?.id ?? '', actor: actor(), now })
    const results = await Promise.all([schedule(), schedule(), schedule()])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter((result) => !result.ok && result.reason === 'taken')).toHaveLength(2)
  })

  it('Scheduled publications can be rescheduled and cancelled while they wait, and not afterwards', async () => {
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
    { name: 'invalid', publishAt: 'soon', message: /Enter a date and time/ },
  ])('Scheduled publications are refused for a time that is $name', async ({ publishAt, message }) => {
    expect(await schedule({ publishAt })).toMatchObject({ ok: false, reason: 'time', message: expect.stringMatching(message) })
  })

  it('Scheduled publications are refused for an invalid or stale draft', async () => {
    const { revision, values } = await state()
    await change(() => ({ ...values, theme: { brandColour: 'red-ish' } }))
    expect(await schedule()).toMatchObject({ ok: false, reason: 'invalid', problems: [{ pointer: '/theme/brandColour' }] })
    expect(await schedule({ expectedRevision: revision })).toMatchObject({ ok: false, reason: 'conflict' })
    await change(() => values)
  })

  it('Scheduled publications leave no trace of a failed attempt, and go live with the next', async () => {
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

  it('Scheduled publications are invisible to other organisations', async () => {
    await edit('Ours')
    await schedule()
    const { id = '' } = (await waiting()) ?? {}
    const south = world.db.forOrganisation(world.south.organisationId)
    expect(await listSchedules(south, siteId())).toEqual({ waiting: null, settled: [] })
    expect(await cancelSchedule(south, { siteId: siteId(), id, actor: actor(), now })).toMatchObject({ ok: false, reason: 'notFound' })
  })
})
