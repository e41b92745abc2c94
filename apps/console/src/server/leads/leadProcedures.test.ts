import { createLead } from '@forecourt/data/leads/createLead'
import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildSession, callerOf, testNow } from '../testing/callerOf'
import { refusalOf } from '../testing/refusalOf'

const world = testWorld()
const handler = (siteId: string | null = null) => callerOf(world.db, buildSession('leadHandler', world.north.organisationId, siteId)).call
let leadId = ''

beforeAll(async () => {
  for (const { siteId } of [world.north, world.south]) {
    const site = await publishedSite(world.db, siteId)
    if (!site) throw new Error('The world has no such site.')
    const created = await createLead(world.db, site, buildLead({ name: siteId }), { idempotencyKey: siteId, now: testNow })
    if (siteId === world.north.siteId) leadId = created.leadId
  }
})

describe('Step by step', { shuffle: false }, () => {
  test('A lead appears for its own organisation and no other', async () => {
    const { data, total } = await handler().leads.getList({})
    expect([total, data[0]?.name]).toEqual([1, world.north.siteId])
  })

  test('Staff see the leads of all, or of the organisation they look at', async () => {
    const { call } = callerOf(world.db, buildSession('platformAdmin', null))
    expect((await call.leads.getList({})).total).toBe(2)
    expect((await call.leads.getList({ filter: { organisationId: world.south.organisationId } })).data.map(({ name }) => name)).toEqual([
      world.south.siteId,
    ])
  })

  test('A lead handler of one site sees that site’s leads alone', async () => {
    expect((await handler(world.north.siteId).leads.getList({})).total).toBe(1)
    expect((await handler('another-site').leads.getList({})).total).toBe(0)
    expect((await refusalOf(handler('another-site').leads.getOne({ id: leadId }))).code).toBe('NOT_FOUND')
    expect((await handler('another-site').leads.figures({})).unanswered).toBe(0)
  })

  test('Answering a lead is counted, told in its timeline and written into the audit', async () => {
    expect((await handler().leads.figures({})).unanswered).toBe(1)
    const { conversationId } = await handler().leads.getOne({ id: leadId })
    await handler().inbox.logCall({ id: conversationId ?? '', outcome: 'spoke', key: 'tapped once' })
    expect((await handler().leads.figures({})).unanswered).toBe(0)
    const lead = await handler().leads.getOne({ id: leadId })
    expect(lead.status).toBe('contacted')
    const { timeline } = await handler().inbox.getOne({ id: conversationId ?? '' })
    expect(timeline.at(-1)).toMatchObject({ kind: 'call', by: 'leadHandler person', text: 'Spoke to them' })
  })

  test('A conversation of another site is not found by who works for one', async () => {
    const { conversationId } = await handler().leads.getOne({ id: leadId })
    expect((await refusalOf(handler('another-site').inbox.getOne({ id: conversationId ?? '' }))).code).toBe('NOT_FOUND')
    expect((await handler('another-site').inbox.page({ filter: { view: 'all' } })).data).toEqual([])
    expect((await handler(world.north.siteId).inbox.page({ filter: { view: 'all' } })).data).toHaveLength(1)
  })

  test('A filter nobody knows is refused, not ignored', async () => {
    const filter = { sql: 'drop table leads' } as object
    expect((await refusalOf(handler().leads.getList({ filter }))).code).toBe('BAD_REQUEST')
  })
})
