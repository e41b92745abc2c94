import { recordFetch } from '@forecourt/data/stock-feeds/dueFeeds'
import { getStockFeed } from '@forecourt/data/stock-feeds/listStockFeeds'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { isRoleFor, jobRole, type Role, roles } from '@forecourt/rules/access/roles'
import { fileStorage } from '@forecourt/services/storage/fileStorage'
import { fetchDuePhotos } from '@forecourt/services/worker/tasks/fetchPhotos'
import { describe, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, testNow } from '../testing/createTestCaller'
import { enteredDestination } from '../testing/enteredRecords'
import { sendLead } from '../testing/sendLead'

const world = testWorld()
const staff = () => createTestCaller(world.db, buildSession('platformAdmin', null)).call.outbox
const holdsOnPlatform = (role: Role) => isRoleFor(role, null) && jobRole(role).permissions.includes('mail.read')
const manager = () => createTestCaller(world.db, buildSession('groupManager', world.north.organisationId)).call
const listed = async (kind: 'lead.dealer' | 'delivery' | 'feed' | 'photos') => (await staff().undelivered({ kind })).rows

describe('The email log (API-07)', () => {
  const dealerOf = async (organisationId?: string, more: object = {}) =>
    (await staff().getList({ perPage: 100, filter: { ...(organisationId && { organisationId }), ...more } })).data

  test('The email log of one dealer has only that dealer’s messages, for every role; all dealers’ names the dealer', async () => {
    const [north, south] = [world.north, world.south]
    const name = { name: 'Log', phone: '' }
    await sendLead(world.db, north.siteId, 'log north', { ...name, email: 'log@north.example' })
    await sendLead(world.db, south.siteId, 'log south', { ...name, email: 'log@south.example' })
    const all = await dealerOf()
    for (const { organisationId } of [north, south]) {
      const own = await dealerOf(organisationId)
      expect(own.length).toBeGreaterThan(0)
      expect(new Set(own.map(({ organisationName }) => organisationName)).size).toBe(1)
      expect(own.map(({ id }) => id).every((id) => all.some((each) => each.id === id))).toBe(true)
    }
    const ids = new Set((await dealerOf(north.organisationId)).map(({ id }) => id))
    expect((await dealerOf(south.organisationId)).some(({ id }) => ids.has(id))).toBe(false)
    for (const role of roles) {
      const scope = isRoleFor(role, null) ? null : north.organisationId
      const { outbox } = createTestCaller(world.db, buildSession(role, scope)).call
      const mayRead = holdsOnPlatform(role)
      for (const call of [
        () => outbox.getList({ filter: { organisationId: south.organisationId } }),
        () => outbox.getOne({ id: [...ids][0] ?? '' }),
        () => outbox.undelivered({ organisationId: south.organisationId }),
      ])
        expect((await catchRefusal(call())).code === 'FORBIDDEN', role).toBe(!mayRead)
      if (mayRead)
        expect(
          (await outbox.getList({ filter: { organisationId: south.organisationId } })).data.some(({ id }) => ids.has(id)),
          role,
        ).toBe(false)
    }
  })

  test('The email log is searched by address, kind and error, and states what became of each message', async () => {
    const { organisationId } = world.north
    const { leadId } = await sendLead(world.db, world.north.siteId, 'log state', { name: 'State', email: 'state@north.example', phone: '' })
    const failed = { status: 'dead', attempts: 9, lastError: 'Mailbox full.' }
    await world.db.platform.transaction((tx) => tx.outboxMessage.updateMany({ where: { leadId, kind: 'lead.shopper' }, data: failed }))
    const [message] = await dealerOf(organisationId, { q: 'state@north.example' })
    expect(message).toMatchObject({ leadId, kind: 'lead.shopper', to: ['state@north.example'], ...failed })
    expect((await dealerOf(organisationId, { q: 'mailbox FULL' })).map(({ id }) => id)).toEqual([message?.id])
    expect((await dealerOf(organisationId, { state: 'failed' })).map(({ id }) => id)).toEqual([message?.id])
    const closed = { status: 'delivered', deliveredAt: new Date(testNow) }
    const stored = [
      { ...closed, lastError: null },
      { ...closed, lastError: 'Not sent: they’ve already read it.' },
    ].map((state) => ({ ...state, organisationId, kind: 'inbox.mention' }))
    const [sent, notSent] = await world.db.platform.transaction((tx) => tx.outboxMessage.createManyAndReturn({ data: stored }))
    const withState = async (state: string) =>
      (await dealerOf(organisationId, { state, q: 'Mention in a note' })).map(({ id, lastError }) => [id, lastError])
    expect(await withState('sent')).toEqual([[sent?.id, null]])
    expect(await withState('notSent')).toEqual([[notSent?.id, 'Not sent: they’ve already read it.']])
    expect(new Set((await dealerOf(organisationId, { q: 'enquiry, to the dealership' })).map(({ kind }) => kind))).toEqual(
      new Set(['lead.dealer']),
    )
    expect(await dealerOf(world.south.organisationId, { q: 'state@north.example' })).toEqual([])
    expect(await staff().getOne({ id: message?.id ?? '' })).toMatchObject({ id: message?.id, mail: null, lastError: 'Mailbox full.' })
  })

  test('What one dealer’s messages failed is counted, and sent again, without those of others', async () => {
    const { organisationId } = world.south
    const dead = { kind: 'lead.dealer', status: 'dead', attempts: 9, lastError: 'Refused', createdAt: new Date(testNow) }
    const rows = [world.north, world.south].map((side) => ({ ...dead, organisationId: side.organisationId, siteId: side.siteId }))
    await world.db.platform.transaction((tx) => tx.outboxMessage.createMany({ data: rows }))
    const { rows: own, dead: count } = await staff().undelivered({ organisationId, state: 'dead' })
    expect([own.length, count]).toEqual([1, 1])
    const range = { kind: 'range' as const, from: '2026-01-01T00:00:00Z', until: '2027-01-01T00:00:00Z', of: 'lead.dealer' as const }
    expect(await staff().replay({ ...range, organisationId })).toEqual({ count: 1 })
    expect(
      (await staff().undelivered({ organisationId: world.north.organisationId, state: 'dead', kind: 'lead.dealer' })).rows,
    ).toHaveLength(1)
    expect(await staff().replay(range)).toEqual({ count: 1 })
    await world.db.platform.transaction((tx) => tx.outboxMessage.deleteMany({ where: { kind: 'lead.dealer', lastError: 'Refused' } }))
  })
})

describe('The list of undelivered messages (API-07)', () => {
  test('The list of undelivered messages shows why a message failed, and sends it again', async () => {
    const { leadId } = await sendLead(world.db, world.north.siteId, 'message')
    const failed = { status: 'dead', attempts: 9, lastError: 'The mail server refused.' }
    await world.db.platform.transaction((tx) => tx.outboxMessage.updateMany({ where: { leadId, kind: 'lead.dealer' }, data: failed }))
    const [message] = await listed('lead.dealer')
    expect(message).toMatchObject({ leadId, isGivenUp: true, attempts: 9, lastError: 'The mail server refused.', destinationId: null })
    expect(await staff().replay({ kind: 'these', ids: [message?.id ?? ''] })).toEqual({ count: 1 })
    expect(await listed('lead.dealer')).toMatchObject([{ id: message?.id, isGivenUp: false, attempts: 0 }])
    expect(await staff().replay({ kind: 'these', ids: [message?.id ?? ''] })).toEqual({ count: 0 })
  })

  test('The list of undelivered messages shows why a lead was not delivered to a destination, and sends it again', async () => {
    const { organisationId, siteId } = world.north
    await manager().destinations.save({ organisationId, id: null, data: enteredDestination })
    const { leadId } = await sendLead(world.db, siteId, 'delivery')
    const failed = { status: 'dead', attempts: 12, lastError: 'crm.example answered with status 500.' }
    await world.db.platform.transaction((tx) => tx.leadDelivery.updateMany({ where: { leadId }, data: failed }))
    const [delivery] = await listed('delivery')
    expect(delivery).toMatchObject({ leadId, isGivenUp: true, attempts: 12, lastError: failed.lastError })
    const { id = '', destinationId } = delivery ?? {}
    expect(await staff().replay({ kind: 'delivery', id, destinationId: destinationId ?? '' })).toEqual({ count: 1 })
    expect(await listed('delivery')).toEqual([])
    expect(
      await world.db.platform.transaction((tx) => tx.leadDelivery.findFirst({ where: { id }, select: { status: true, attempts: true } })),
    ).toEqual({ status: 'pending', attempts: 0 })
  })

  test('The list of undelivered messages shows why a feed could not be fetched, fetches it at once, and omits paused feeds', async () => {
    const { organisationId, dealershipId, locationId } = world.north
    const data = { name: 'DMS', locationId, source: { kind: 'https' as const, url: 'https://dms.example/stock.csv' } }
    const { id } = await manager().feeds.create({ organisationId, dealershipId, data })
    expect(await listed('feed')).toEqual([])
    const feed = await getStockFeed(world.db.platform, id, null)
    if (!feed) throw new Error('The feed is there.')
    await recordFetch(world.db, feed, { now: testNow, fault: 'dms.example answered with status 401.' })
    expect(await listed('feed')).toMatchObject([{ id, to: ['DMS'], attempts: 1, lastError: 'dms.example answered with status 401.' }])
    const paused = (value: boolean) =>
      world.db.platform.transaction((tx) => tx.stockFeed.updateMany({ where: { id }, data: { paused: value } }))
    await paused(true)
    expect(await listed('feed')).toEqual([])
    await paused(false)
    expect(await staff().replay({ kind: 'feed', id })).toEqual({ count: 1 })
    const { nextRunAt } = await world.db.platform.transaction((tx) => tx.stockFeed.findFirstOrThrow({ where: { id } }))
    expect(nextRunAt?.toISOString()).toBe(new Date(testNow).toISOString())
    expect(await staff().replay({ kind: 'feed', id: 'no-feed' })).toEqual({ count: 0 })
    await recordFetch(world.db, feed, { now: testNow, fault: null })
    expect(await listed('feed')).toEqual([])
  })

  test('The list of undelivered messages shows why the photos of a car could not be fetched, and fetches them again', async () => {
    const { organisationId, dealershipId, locationId } = world.north
    const { feeds } = manager()
    const data = { name: 'Yard', locationId, source: { kind: 'upload' as const } }
    const { id } = await feeds.create({ organisationId, dealershipId, data })
    const file = 'Stock,Make,Model,Year,Type,Kms,Price,Images\nPH1,Kia,Rio,2020,Used,61000,9990,https://10.1.2.3/1.jpg\n'
    await feeds.upload({ id, name: 'stock.csv', data: Buffer.from(file).toString('base64'), mode: 'apply' })
    const fetchAll = () => fetchDuePhotos(world.db, organisationId, testNow, { files: fileStorage('/none'), trusted: [] })
    expect(await listed('photos')).toEqual([])
    await fetchAll()
    const [photos] = await listed('photos')
    expect(photos).toMatchObject({ to: ['2020 Kia Rio · PH1'], attempts: 1, lastError: '10.1.2.3 is not a public internet address.' })
    expect(await staff().replay({ kind: 'photos', id: photos?.id ?? '' })).toEqual({ count: 1 })
    expect(await listed('photos')).toMatchObject([{ isGivenUp: false, attempts: 0, nextAttemptAt: new Date(testNow).toISOString() }])
    expect(await staff().replay({ kind: 'photos', id: 'no-car' })).toEqual({ count: 0 })
  })
})
