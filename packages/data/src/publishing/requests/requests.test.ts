import { beforeAll, describe, expect, it } from 'vitest'
import { listAudit } from '../../audit/listAudit'
import { listOutbox } from '../../outbox/listOutbox'
import { insertUser } from '../../people/users/insertUser'
import { publishedSite } from '../../sites/publishedSites'
import { meetAtTable } from '../../testing/meetAtTable'
import { changeDraft, publishDraft, readDraft } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { publishSite } from '../publishSite'
import { publishDue } from '../schedules/publishDue'
import { schedulePublication } from '../schedules/schedulePublication'
import { publishRequest, sendBackRequest, withdrawRequest } from './answerRequest'
import { dismissAnswer, requestsOfSite, requestToAnswer, waitingRequests } from './listRequests'
import { requestPublish } from './requestPublish'

const world = useWorld()
beforeAll(() =>
  world.db.platform.transaction((tx) =>
    insertUser(tx, {
      id: 'ana',
      email: 'ana@example.com',
      name: 'Ana',
      passwordHash: null,
      memberships: [{ role: 'editor', organisationId: world.north.organisationId }],
    }),
  ),
)
const scope = () => world.db.forOrganisation(world.north.organisationId)
const siteId = () => world.north.siteId
const ana = { userId: 'ana', name: 'Ana' }
const mia = () => ({ userId: world.north.userId, name: 'Mia' })
let clock = Date.parse('2026-11-20T00:00:00.000Z')
/** Current instant of the test's clock, which each call advances by a second. */
const tick = () => {
  clock += 1000
  return new Date(clock).toISOString()
}
const now = tick()

const state = () => readDraft(scope(), siteId())
const edit = (tagline: string) =>
  changeDraft(scope(), siteId(), (values) => ({ ...values, identity: { ...values.identity, tagline } }), ana)
const requestPublication = async (over: Partial<Parameters<typeof requestPublish>[1]> = {}) => {
  const { publication } = await state()
  return requestPublish(scope(), { ...publication, note: 'Please', actor: ana, now: tick(), ...over })
}
const requestOrThrow = async (over: Partial<Parameters<typeof requestPublish>[1]> = {}) => {
  const result = await requestPublication(over)
  if (!result.ok) throw new Error(result.reason)
  return result.request
}
const answering = (id: string, actor = mia()) => ({ siteId: siteId(), id, actor, answer: '', now: tick() })
const publish = async (id: string, actor = mia()) =>
  publishRequest(scope(), { ...answering(id, actor), expectedVersion: (await state()).live, decision: null })
const live = async () => (await publishedSite(world.db, siteId()))?.config.identity.tagline
const mails = async () => (await listOutbox(world.db.platform, { page: 1, perPage: 100, filter: { siteId: siteId() } })).rows
const lastAudit = async () => (await listAudit(scope(), { page: 1, perPage: 1 })).rows[0]

describe('Requests to publish', { shuffle: false }, () => {
  it('Requests to publish notify publishers, store a snapshot of the draft, and publish that snapshot', async () => {
    await edit('As asked')
    const request = await requestOrThrow()
    expect(await mails()).toMatchObject([{ kind: 'publishRequest', payload: { to: [world.north.email], stage: 'asked' } }])
    expect(await lastAudit()).toMatchObject({ action: 'site.askPublish', actorName: 'Ana' })
    await edit('Edited since')
    expect(await requestToAnswer(scope(), { siteId: siteId(), id: request.id })).toMatchObject({
      changes: [{ pointer: '/identity/tagline' }],
      config: { identity: { tagline: 'As asked' } },
      conflicts: [],
      problems: [],
    })
    expect(await publish(request.id)).toMatchObject({ ok: true, request: { status: 'published', answeredBy: 'Mia' } })
    expect([await live(), (await state()).values.identity?.tagline]).toEqual(['As asked', 'Edited since'])
    expect((await mails())[0]).toMatchObject({ payload: { to: ['ana@example.com'], stage: 'answered' } })
    expect(await lastAudit()).toMatchObject({ action: 'site.publish', actorName: 'Mia', detail: { requestedBy: 'Ana' } })
    const mine = { siteId: siteId(), userId: 'ana' }
    expect((await requestsOfSite(scope(), mine)).answered).toMatchObject({ id: request.id, status: 'published' })
    await dismissAnswer(scope(), { ...mine, id: request.id, now })
    expect((await requestsOfSite(scope(), mine)).answered).toBeNull()
  })

  it('Requests to publish are answered once: of two concurrent answers one gets a conflict, and a repeated answer counts once', async () => {
    await edit('Raced')
    const { id } = await requestOrThrow()
    const { live: expectedVersion } = await state()
    const other = { userId: 'zoe', name: 'Zoe' }
    const answers = await meetAtTable(world, 'publish_requests', [
      () => publishRequest(scope(), { ...answering(id), expectedVersion, decision: null }),
      () => publishRequest(scope(), { ...answering(id, other), expectedVersion, decision: null }),
      () => sendBackRequest(scope(), answering(id, other)),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.reason]))).toEqual(['settled', 'settled'])
    const { waiting } = await requestsOfSite(scope(), { siteId: siteId(), userId: 'ana' })
    expect(waiting).toBeNull()

    await edit('Twice')
    const again = await requestOrThrow()
    const version = (await state()).live
    const twice = await meetAtTable(
      world,
      'publish_requests',
      [1, 2].map(() => () => publishRequest(scope(), { ...answering(again.id), expectedVersion: version, decision: null })),
    )
    expect(twice).toMatchObject([{ ok: true }, { ok: true }])
    expect((await state()).live).toBe((version ?? 0) + 1)
  })

  it('Requests to publish replace the waiting request, and an identical request is the same one', async () => {
    await edit('First')
    const first = await requestOrThrow()
    expect((await requestOrThrow()).id).toBe(first.id)
    await edit('Second')
    const second = await requestOrThrow({ note: 'Better' })
    expect(second.id).not.toBe(first.id)
    expect(await publish(first.id)).toMatchObject({ ok: false, reason: 'settled', message: 'Ana sent a new request with a newer draft.' })
    expect(await waitingRequests(scope(), null)).toMatchObject([{ id: second.id, note: 'Better', siteName: 'north Motors' }])
    expect(await waitingRequests(scope(), ['another-site'])).toEqual([])
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const results = await Promise.all(['A', 'B', 'C', 'D'].map((note) => requestOrThrow({ note: `${note}${round}` })))
      expect(new Set(results.map(({ id }) => id)).size).toBe(4)
    }
    expect(await waitingRequests(scope(), null)).toHaveLength(1)
  })

  it('Requests to publish can be sent back with a note, and withdrawn by their author only', async () => {
    const [request] = await waitingRequests(scope(), null)
    const { id = '' } = request ?? {}
    expect(await withdrawRequest(scope(), answering(id))).toMatchObject({ ok: false, reason: 'notYours' })
    const before = await live()
    expect(await sendBackRequest(scope(), { ...answering(id), answer: 'The phone is wrong.' })).toMatchObject({
      ok: true,
      request: { status: 'sentBack', answer: 'The phone is wrong.' },
    })
    expect(await lastAudit()).toMatchObject({ action: 'site.sendBack' })
    expect((await requestsOfSite(scope(), { siteId: siteId(), userId: 'ana' })).answered).toMatchObject({ answer: 'The phone is wrong.' })
    const again = await requestOrThrow()
    expect(await withdrawRequest(scope(), answering(again.id, ana))).toMatchObject({ ok: true, request: { status: 'withdrawn' } })
    expect(await lastAudit()).toMatchObject({ action: 'site.withdrawRequest', actorName: 'Ana' })
    expect(await live()).toBe(before)
  })

  it('Requests to publish need a choice if a newer live version conflicts with them', async () => {
    await edit('Asked')
    const { id } = await requestOrThrow()
    const seenVersion = (await state()).live
    await edit('Live meanwhile')
    await publishDraft(scope(), siteId(), mia())
    expect(await publishRequest(scope(), { ...answering(id), expectedVersion: seenVersion, decision: null })).toMatchObject({
      ok: false,
      reason: 'moved',
    })
    expect(await publish(id)).toMatchObject({
      ok: false,
      reason: 'conflict',
      conflicts: [{ requested: '“Asked”', live: '“Live meanwhile”' }],
    })
    const answer = { ...answering(id), expectedVersion: (await state()).live }
    expect(await publishRequest(scope(), { ...answer, decision: 'asked' })).toMatchObject({ ok: true })
    expect(await live()).toBe('Asked')
  })

  it('requests are answered once each when they race with a scheduled and a manual publication', async () => {
    for (let round = 0; round < 4; round++) {
      await edit(`Round ${round}`)
      const { id } = await requestOrThrow()
      const { revision, live: version } = await state()
      const publication = { siteId: siteId(), note: '', expectedRevision: revision, expectedVersion: version, actor: mia() }
      await schedulePublication(scope(), { ...publication, publishAt: '2026-11-24T01:00:00.000Z', replaces: null, now })
      const [answer, due, publishedByUser] = await Promise.all([
        publishRequest(scope(), { ...answering(id), expectedVersion: version, decision: null }),
        publishDue(world.db, { now: '2026-11-24T01:00:05.000Z' }),
        publishSite(scope(), publication),
      ])
      expect(due).toMatchObject([{ status: 'published' }])
      if (!answer.ok) expect(answer.reason).toBe('moved')
      if (!publishedByUser.ok) expect(publishedByUser.reason).toBe('conflict')
      expect([await live(), (await state()).live]).toEqual([`Round ${round}`, (version ?? 0) + 1])
      if (!answer.ok) await withdrawRequest(scope(), answering(id, ana))
    }
  })

  it('Requests to publish are invisible to other organisations', async () => {
    await edit('Ours')
    const { id } = await requestOrThrow()
    const south = world.db.forOrganisation(world.south.organisationId)
    expect(await waitingRequests(south, null)).toEqual([])
    expect(await requestToAnswer(south, { siteId: siteId(), id })).toBeNull()
    expect(await sendBackRequest(south, answering(id))).toMatchObject({ ok: false, reason: 'notFound' })
    expect(
      await requestPublish(south, { siteId: siteId(), note: '', expectedRevision: 1, expectedVersion: 1, actor: ana, now }),
    ).toMatchObject({ ok: false, reason: 'notFound' })
  })
})
