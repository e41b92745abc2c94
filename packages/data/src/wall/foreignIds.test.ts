import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listAudit } from '../audit/listAudit'
import type { Scope } from '../createDatabase'
import { createLead } from '../leads/createLead'
import { getLead } from '../leads/getLead'
import { changeConversation, undoConversationChange } from '../leads/inbox/changeConversation'
import { getConversation } from '../leads/inbox/getConversation'
import { mergeConversations, splitConversation } from '../leads/inbox/joinConversations'
import { addNote, logCall, markRead } from '../leads/inbox/logContact'
import { sendAnswer } from '../leads/inbox/sendAnswer'
import { listLeads } from '../leads/listLeads'
import { connect } from '../migrate/connect'
import { listOrganisations } from '../organisations/listOrganisations'
import { listOutbox } from '../outbox/listOutbox'
import { replayOutbox } from '../outbox/replayOutbox'
import { listUsers } from '../people/users/listUsers'
import { compareVersions } from '../publishing/compareVersions'
import { publishSite } from '../publishing/publishSite'
import { siteForEditing } from '../publishing/siteForEditing'
import { createSite } from '../sites/createSite'
import { getSite, listSites } from '../sites/listSites'
import { publishedSite } from '../sites/publishedSites'
import { saveDraft } from '../sites/saveDraft'
import { getVersion, listVersions } from '../sites/versions/listVersions'
import { restoreVersion, rollBackSite } from '../sites/versions/rollBackSite'
import { duplicateCar, updateCar } from '../stock/duplicateCar'
import { getCar, getEditedCar } from '../stock/getEditedCar'
import { listStock } from '../stock/list/listStock'
import { markSold, moveCar } from '../stock/moveCar'
import { recordPhoneReveal } from '../stock/recordPhoneReveal'
import { carIdsWithin } from '../stock/search/listedCars'
import { undoCarChange } from '../stock/undoCarChange'
import { buildLead } from '../testing/buildLead'
import { buildActor as actor } from '../testing/buildWorld'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'

const world = useWorld()

const now = '2026-06-01T00:00:00.000Z'
const all = { page: 1, perPage: 100 }
const notFound = { ok: false, reason: 'notFound' }

/** A hash of all rows of the database. */
const fingerprint = (): Promise<string> =>
  connect(world.urls.owner, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    )
    const parts = []
    for (const { name } of tables)
      parts.push((await client.query(`select md5(string_agg(t::text, '' order by t::text)) as hash from ${name} t`)).rows[0].hash)
    return parts.join()
  })

const southLead = async (): Promise<{ leadId: string; outboxId: string }> => {
  const site = await liveSite(world.db, world.south.siteId)
  const { leadId } = await createLead(world.db, site, buildLead(), { idempotencyKey: 'one', now })
  const { rows } = await listOutbox(world.db.platform, all)
  return { leadId, outboxId: rows[0]?.id ?? '' }
}

const southAction = async () => {
  const lead = await getLead(world.db.platform, (await southLead()).leadId)
  return { id: lead?.conversationId ?? '', siteIds: null, actor, now }
}

type Operation = readonly [name: string, call: (scope: Scope) => Promise<unknown>, outcome: unknown]

const operations: readonly Operation[] = [
  ['getSite', (scope) => getSite(scope, world.south.siteId), null],
  ['siteForEditing', (scope) => siteForEditing(scope, world.south.siteId), null],
  ['listVersions', (scope) => listVersions(scope, world.south.siteId), []],
  ['getVersion', (scope) => getVersion(scope, world.south.siteId, 1), null],
  ['compareVersions', (scope) => compareVersions(scope, world.south.siteId, 1, 'draft'), null],
  ['saveDraft', (scope) => saveDraft(scope, { siteId: world.south.siteId, values: {}, expectedRevision: 1, actor }), notFound],
  [
    'publishSite',
    (scope) => publishSite(scope, { siteId: world.south.siteId, note: '', expectedRevision: 1, expectedVersion: 1, actor }),
    notFound,
  ],
  ['rollBackSite', (scope) => rollBackSite(scope, { siteId: world.south.siteId, number: 1, actor }), notFound],
  ['restoreVersion', (scope) => restoreVersion(scope, { siteId: world.south.siteId, number: 1, expectedRevision: 1, actor }), notFound],
  ['getCar', (scope) => getCar(scope, world.south.carId, null), null],
  ['updateCar', (scope) => updateCar(scope, { carId: world.south.carId, changes: { driveAwayCents: 1 }, actor }), notFound],
  ['getEditedCar', (scope) => getEditedCar(scope, world.south.carId, null), null],
  ['moveCar', (scope) => moveCar(scope, { carId: world.south.carId, to: 'sold', now, actor }), notFound],
  ['undoCarChange', (scope) => undoCarChange(scope, { carId: world.south.carId, now, actor }), notFound],
  ['duplicateCar', (scope) => duplicateCar(scope, { carId: world.south.carId, key: 'copy', siteIds: null, now, actor }), notFound],
  ['carIdsWithin', (scope) => carIdsWithin(scope, [world.south.carId], null), []],
  ['markSold', (scope) => markSold(scope, { carId: world.south.carId, now, actor }), notFound],
  ['getLead', async (scope) => getLead(scope, (await southLead()).leadId), null],
  [
    'getConversation',
    async (scope) => getConversation(scope, (await southAction()).id, { userId: 'north-user', siteIds: null, now }),
    null,
  ],
  [
    'changeConversation',
    async (scope) => changeConversation(scope, { ...(await southAction()), change: { kind: 'stage', stage: 'sold' }, expectedRevision: 1 }),
    notFound,
  ],
  ['undoConversationChange', async (scope) => undoConversationChange(scope, { ...(await southAction()), expectedRevision: 1 }), notFound],
  ['logCall', async (scope) => logCall(scope, { ...(await southAction()), outcome: 'spoke', key: 'one' }), notFound],
  ['addNote', async (scope) => addNote(scope, { ...(await southAction()), text: 'Mine now', mentions: [], key: 'one' }), notFound],
  [
    'sendAnswer',
    async (scope) =>
      sendAnswer(scope, {
        ...(await southAction()),
        answer: { channel: 'mail', to: 'jo@example.com', subject: '', text: 'Hi', key: 'one' },
      }),
    notFound,
  ],
  ['markRead', async (scope) => markRead(scope, { ...(await southAction()), userId: 'north-user', unread: false }), false],
  ['mergeConversations', async (scope) => mergeConversations(scope, { ...(await southAction()), otherId: 'another' }), notFound],
  ['splitConversation', async (scope) => splitConversation(scope, { ...(await southAction()), entryIds: ['1'] }), notFound],
  [
    'replayOutbox',
    async (scope) => replayOutbox(scope, { replayed: { kind: 'these', ids: [(await southLead()).outboxId] }, now, actor }),
    0,
  ],
]

describe('every operation with the ids of another organisation', () => {
  let before: string
  beforeEach(async () => {
    await southLead()
    before = await fingerprint()
  })
  afterEach(async () => {
    expect(await fingerprint()).toBe(before)
  })

  it.each(operations)('%s finds nothing and writes nothing', async (_, call, outcome) => {
    expect(await call(world.db.forOrganisation(world.north.organisationId))).toEqual(outcome)
  })

  it.each<[string, (scope: Scope) => Promise<{ rows: readonly object[] }>]>([
    ['listSites', (scope) => listSites(scope, { ...all, filter: { ids: [world.south.siteId] } })],
    ['listStock', (scope) => listStock(scope, { ...all, filter: { organisationId: world.south.organisationId } }, null, now)],
    ['listLeads', (scope) => listLeads(scope, { ...all, filter: { siteId: world.south.siteId } })],
    ['listOutbox', (scope) => listOutbox(scope, { ...all, filter: { siteId: world.south.siteId } })],
    ['listAudit', (scope) => listAudit(scope, { ...all, filter: { organisationId: world.south.organisationId } })],
    ['listUsers', (scope) => listUsers(scope, { ...all, filter: { ids: [world.south.userId] } }, null)],
    ['listOrganisations', (scope) => listOrganisations(scope, { ...all, filter: { ids: [world.south.organisationId] } })],
  ])('%s lists no rows of it, and all rows for staff', async (_, list) => {
    expect((await list(world.db.forOrganisation(world.north.organisationId))).rows).toEqual([])
    expect((await list(world.db.platform)).rows.length).toBeGreaterThan(0)
  })

  it('createSite refuses a taken short name or host, and another organisation or its dealership', async () => {
    const scope = world.db.forOrganisation(world.north.organisationId)
    const site = {
      organisationId: world.north.organisationId,
      slug: 'fresh',
      name: 'Fresh',
      templateLayerId: 'template-plain',
      hosts: ['fresh.localhost'],
      actor,
    }
    expect(await createSite(scope, { ...site, slug: 'south' })).toMatchObject({ ok: false, reason: 'slugTaken' })
    expect(await createSite(scope, { ...site, hosts: ['SOUTH.localhost'] })).toMatchObject({ ok: false, reason: 'hostTaken' })
    expect(await createSite(scope, { ...site, dealershipIds: [world.south.dealershipId] })).toMatchObject({ ok: false, reason: 'notFound' })
    expect(await createSite(scope, { ...site, templateLayerId: 'nothing' })).toMatchObject({ ok: false, reason: 'notFound' })
    expect(await createSite(scope, { ...site, slug: '../etc' })).toMatchObject({ ok: false, reason: 'invalid' })
    expect(await createSite(scope, { ...site, organisationId: world.south.organisationId })).toMatchObject({
      ok: false,
      reason: 'notFound',
    })
  })

  it('recordPhoneReveal ignores a car of another organisation', async () => {
    const site = await publishedSite(world.db, world.north.siteId)
    if (site) await recordPhoneReveal(world.db, site, { carId: world.south.carId, now })
  })
})
