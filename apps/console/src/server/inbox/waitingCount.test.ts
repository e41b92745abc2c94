import { changeConversation } from '@forecourt/data/leads/inbox/changeConversation'
import { watchWaitingShoppers } from '@forecourt/data/leads/inbox/watchWaitingShoppers'
import { buildActor as actor } from '@forecourt/data/testing/buildWorld'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSession, createTestCaller, testNow } from '../testing/createTestCaller'
import { sendLead } from '../testing/sendLead'

const world = testWorld()
const hoursAgo = (hours: number) => new Date(Date.parse(testNow) - hours * 3_600_000).toISOString()
const ids: Record<string, string> = {}

const enquire = async (name: string, siteId: string, hours: number) => {
  const person = { name, email: `${name}@waits.example`, phone: '' }
  ids[name] = (await sendLead(world.db, siteId, name, person, hoursAgo(hours))).conversationId
}
const change = async (name: string, requestedChange: Parameters<typeof changeConversation>[1]['change']) => {
  const id = ids[name] ?? ''
  const { revision } = await world.db.platform.transaction((tx) => tx.conversation.findFirstOrThrow({ where: { id } }))
  const changed = await changeConversation(world.db.platform, {
    id,
    siteIds: null,
    change: requestedChange,
    expectedRevision: revision,
    actor,
    now: testNow,
  })
  expect(changed.ok).toBe(true)
}
const updateConversation = (name: string, data: { readonly siteIds?: string[]; readonly waitsSince?: null }) =>
  world.db.platform.transaction((tx) => tx.conversation.updateMany({ where: { id: ids[name] ?? '' }, data }))

beforeAll(async () => {
  const [north, south] = [world.north.siteId, world.south.siteId]
  await enquire('first', north, 4)
  await enquire('second', north, 1)
  await enquire('contacted', north, 2)
  await change('contacted', { kind: 'stage', stage: 'contacted' })
  await enquire('elsewhere', north, 9)
  await updateConversation('elsewhere', { siteIds: ['another-site'] })
  for (const closed of ['sold', 'lost', 'spam'] as const) {
    await enquire(closed, north, 20)
    await change(closed, { kind: 'stage', stage: closed, reason: 'Price' })
  }
  await enquire('snoozed', north, 30)
  await change('snoozed', { kind: 'snooze', until: hoursAgo(-5) })
  // Still new, but someone replied from outside: stage alone says nothing about who waits.
  await enquire('answered', north, 40)
  await updateConversation('answered', { waitsSince: null })
  await enquire('southern', south, 50)
})

const users = [
  {
    name: 'the manager of an organisation',
    session: () => buildSession('groupManager', world.north.organisationId),
    waiting: ['elsewhere', 'first', 'contacted', 'second'],
    oldest: 9,
  },
  {
    name: 'a salesperson of one site',
    session: () => buildSession('sales', world.north.organisationId, world.north.siteId),
    waiting: ['first', 'contacted', 'second'],
    oldest: 4,
  },
  {
    name: 'staff of the platform',
    session: () => buildSession('platformAdmin', null),
    waiting: ['southern', 'elsewhere', 'first', 'contacted', 'second'],
    oldest: 50,
  },
] as const

describe('the count of waiting shoppers (ENT-16)', () => {
  it.each(users)(
    'the count of waiting shoppers for $name equals the rows it links to, with the oldest shopper’s time',
    async ({ session, waiting, oldest }) => {
      const { call } = createTestCaller(world.db, session())
      const { data } = await call.inbox.page({ filter: { view: 'waiting' } })
      expect(new Set(data.map(({ id }) => id))).toEqual(new Set(waiting.map((name) => ids[name])))
      expect(await call.inbox.counts({})).toMatchObject({ waiting: waiting.length, waitingSince: hoursAgo(oldest) })
    },
  )

  it('the count of waiting shoppers for staff viewing one organisation equals its manager’s count', async () => {
    const organisationId = world.north.organisationId
    const [staff, manager] = [users[2], users[0]].map(({ session }) => createTestCaller(world.db, session()).call)
    expect(await staff?.inbox.counts({ organisationId })).toEqual(await manager?.inbox.counts({ organisationId }))
  })

  it('the count of waiting shoppers includes every shopper that a late-reply warning is sent about', async () => {
    const late = hoursAgo(-24)
    await change('snoozed', { kind: 'snooze', until: hoursAgo(-48) })
    await watchWaitingShoppers(world.db, late)
    const warned = await world.db.platform.transaction((tx) => tx.outboxMessage.findMany({ where: { kind: 'inbox.late' } }))
    const about = new Set(warned.map(({ payload }) => (payload as { conversationId: string }).conversationId))
    expect(about).toEqual(new Set(['southern', 'elsewhere', 'first', 'second', 'contacted'].map((name) => ids[name])))
  })
})
