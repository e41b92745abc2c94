import { defaultInboxSettings } from '@forecourt/rules/leads/inbox/InboxSettings'
import type { Lead } from '@forecourt/rules/leads/Lead'
import { describe, expect, it } from 'vitest'
import { loadSiteData } from '../../pages/loadSiteData'
import { insertUser } from '../../people/users/insertUser'
import { buildLead } from '../../testing/buildLead'
import { buildActor as actor } from '../../testing/buildWorld'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { createLead } from '../createLead'
import { getLead } from '../getLead'
import { answerTimes } from './answerTimes'
import { changeConversation } from './changeConversation'
import { getConversation } from './getConversation'
import { loadInboxSettings, saveInboxSettings } from './inboxSettings'
import { lateAnswer } from './inboxUsers'
import { logCall } from './logContact'
import { watchWaitingShoppers } from './watchWaitingShoppers'

const world = useWorld()
// A Tuesday in Sydney, eleven in the morning: the location is open from 8:30 to 17:30.
const now = '2026-03-10T00:00:00.000Z'
const later = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()
const scope = () => world.db.forOrganisation(world.north.organisationId)

let sent = 0
const enquire = async (overrides: Partial<Lead> = {}, at = now) => {
  const site = await liveSite(world.db, world.north.siteId)
  sent++
  const who = { email: `asker${sent}@person.example`, phone: '', locationId: world.north.locationId }
  const { leadId } = await createLead(world.db, site, buildLead({ ...who, ...overrides }), { idempotencyKey: `asked ${sent}`, now: at })
  return (await getLead(scope(), leadId))?.conversationId ?? ''
}
const read = async (id: string) => {
  const found = await getConversation(scope(), id, { userId: 'north-user', siteIds: null, now })
  if (!found) throw new Error('There is no such conversation.')
  return found
}
const call = (id: string, at: string) =>
  logCall(scope(), { id, siteIds: null, outcome: 'spoke', key: at, actor: { userId: 'north-user', name: 'Nora' }, now: at })
const readClock = (id: string) => world.db.platform.transaction((tx) => tx.answerClock.findFirst({ where: { conversationId: id } }))
const lateMails = (id: string) =>
  world.db.platform.transaction((tx) =>
    tx.outboxMessage.count({ where: { kind: 'inbox.late', payload: { path: ['conversationId'], equals: id } } }),
  )
const save = async (settings: Partial<typeof defaultInboxSettings>) => {
  const { revision } = await loadInboxSettings(scope(), world.north.organisationId)
  const saving = { settings: { ...defaultInboxSettings, ...settings }, expectedRevision: revision, actor, now }
  return saveInboxSettings(scope(), world.north.organisationId, saving)
}

describe('Answer times of enquiries', { shuffle: false }, () => {
  it('The answer time runs from the enquiry to the first answer by staff, in opening hours and in total (ENT-16)', async () => {
    // In the evening, ten minutes before closing.
    const id = await enquire({}, '2026-03-10T06:20:00.000Z')
    await world.db.platform.transaction((tx) =>
      tx.outboxMessage.updateMany({ where: { kind: 'lead.shopper' }, data: { status: 'delivered', deliveredAt: new Date(later(1)) } }),
    )
    expect(await readClock(id)).toMatchObject({ answeredAt: null })
    await changeConversation(scope(), {
      id,
      siteIds: null,
      change: { kind: 'stage', stage: 'contacted' },
      expectedRevision: 1,
      actor,
      now: later(500),
    })
    expect(await readClock(id)).toMatchObject({ answeredAt: null })
    await call(id, '2026-03-10T21:40:00.000Z')
    expect(await readClock(id)).toMatchObject({ answeredBy: 'north-user', openMinutes: 20, minutes: 920 })
    await call(id, '2026-03-11T21:40:00.000Z')
    expect(await readClock(id)).toMatchObject({ minutes: 920 })
  })

  it('Staff are warned once at half and once at all of the answer time, and not of an answered enquiry', async () => {
    const [waits, answered] = [await enquire(), await enquire()]
    await watchWaitingShoppers(world.db, later(1))
    expect(await readClock(waits)).toMatchObject({ halfAt: new Date(later(60)), dueAt: new Date(later(120)) })
    await call(answered, later(30))
    const notified = async (at: number) => {
      await watchWaitingShoppers(world.db, later(at))
      return [await lateMails(waits), await lateMails(answered)]
    }
    expect([await notified(59), await notified(61), await notified(62), await notified(121), await notified(900)]).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
      [2, 0],
      [2, 0],
    ])
    expect(await lateAnswer(world.db, waits)).toMatchObject({ to: ['north@example.com'], name: 'Jo Ng' })
    expect(await lateAnswer(world.db, answered)).toBeNull()
  })

  it('New enquiries are assigned to staff in turn, also when many arrive at once, and are reassigned once if late', async () => {
    const { organisationId } = world.north
    await world.db.platform.transaction((tx) =>
      insertUser(tx, {
        id: 'nils',
        email: 'nils@example.com',
        name: 'Nils',
        passwordHash: null,
        memberships: [{ role: 'sales', organisationId }],
      }),
    )
    const person = (userId: string) => ({ userId, weight: 1, days: [0, 1, 2, 3, 4, 5, 6] })
    const rules = [
      {
        id: 'one',
        name: 'All staff',
        locationIds: [],
        forms: [],
        sources: [],
        people: [person('north-user'), person('nils'), person('south-user')],
      },
    ]
    expect(await save({ rules, handsOver: true })).toBe(true)
    const ids = await Promise.all(Array.from({ length: 6 }, () => enquire()))
    await Promise.all([watchWaitingShoppers(world.db, later(1)), watchWaitingShoppers(world.db, later(1))])
    const holders = await Promise.all(ids.map(async (id) => (await read(id)).assignedTo))
    expect(holders.filter((holder) => holder === 'south-user' || holder === null)).toEqual([])
    const assignedCount = (who: string) => holders.filter((holder) => holder === who).length
    expect(assignedCount('north-user') + assignedCount('nils')).toBe(6)
    expect(assignedCount('nils')).toBeGreaterThanOrEqual(3)
    await watchWaitingShoppers(world.db, later(121))
    const after = await Promise.all(ids.map(async (id) => (await read(id)).assignedTo))
    expect(after.every((holder, index) => holder !== holders[index])).toBe(true)
    await watchWaitingShoppers(world.db, later(2000))
    expect(await Promise.all(ids.map(async (id) => (await read(id)).assignedTo))).toEqual(after)
  })

  it('Answer times are reported in total, by staff and by location', async () => {
    const { whole, users, locations } = await answerTimes(scope(), {
      organisationId: world.north.organisationId,
      siteIds: null,
      since: later(-60),
    })
    expect(whole).toMatchObject({ asked: 9, answered: 2 })
    expect(users).toEqual([{ id: 'north-user', name: 'Nora', asked: 2, answered: 2, openMinutes: 20, minutes: 30, inTime: 2 }])
    expect(locations).toMatchObject([{ name: 'north Location', asked: 9 }])
    const asked = await scope().transaction(async (tx) => {
      await tx.$executeRaw`update answer_clocks set location_id = null where conversation_id = (select min(conversation_id) from answer_clocks)`
      return tx.$queryRaw<{ count: number }[]>`select count(*)::int from answer_clocks where location_id is null`
    })
    const { locations: withNone } = await answerTimes(scope(), {
      organisationId: world.north.organisationId,
      siteIds: null,
      since: later(-60),
    })
    expect(withNone).toMatchObject([
      { name: 'north Location', asked: 9 - Number(asked[0]?.count) },
      { name: 'No particular location', asked: Number(asked[0]?.count) },
    ])
    const other = await answerTimes(world.db.forOrganisation(world.south.organisationId), {
      organisationId: world.north.organisationId,
      siteIds: null,
      since: later(-60),
    })
    expect(other.whole.asked).toBe(0)
  })

  it('The pages of a site show the usual answer time, with unanswered leads counted as the slowest (ENT-16)', async () => {
    // A Tuesday in winter, eleven in the morning: earlier enquiries are too old.
    const then = '2026-08-04T01:00:00.000Z'
    const minutesOn = (minutes: number) => new Date(Date.parse(then) + minutes * 60_000).toISOString()
    const answers = async (at = minutesOn(1440)) => {
      const site = await liveSite(world.db, world.north.siteId)
      return (await loadSiteData(world.db, site, at)).answers
    }
    expect(await answers()).toBeUndefined()
    for (let index = 0; index < 20; index++) await call(await enquire({}, then), minutesOn(index < 11 ? 18 : 90))
    // The figure changes once a day.
    expect(await answers(minutesOn(600))).toBeUndefined()
    expect(await answers()).toEqual({ answered: 20, openMinutes: 18 })
    await enquire({}, then)
    await watchWaitingShoppers(world.db, minutesOn(1))
    expect(await answers()).toEqual({ answered: 20, openMinutes: 18 })
    for (let index = 0; index < 20; index++) await enquire({}, then)
    await watchWaitingShoppers(world.db, minutesOn(1))
    expect(await answers()).toEqual({ answered: 20, openMinutes: null })
  })

  it('The answer time doesn’t run for a phone number request without a message, and starts with the first message (API-07, VDP-17)', async () => {
    const shopper = { email: 'caller@person.example', name: '', message: null } as const
    const id = await enquire({ ...shopper, form: 'phoneReveal', category: 'Used Vehicle' })
    expect([await read(id), await readClock(id)]).toMatchObject([
      { stage: 'new', waitsSince: null, form: 'phoneReveal', unread: true },
      null,
    ])
    expect(await enquire({ ...shopper, message: 'Is it still there?' }, later(5))).toBe(id)
    expect([await read(id), await readClock(id)]).toMatchObject([{ waitsSince: later(5) }, { startedAt: new Date(later(5)) }])
    // A repeated enquiry while they wait changes nothing.
    await enquire({ ...shopper, form: 'phoneReveal', category: 'Used Vehicle' }, later(9))
    expect(await read(id)).toMatchObject({ waitsSince: later(5) })
    await call(id, later(10))
  })

  it('Shoppers whom no user can answer cause one reminder a day for the whole organisation', async () => {
    const { organisationId } = world.north
    // A Wednesday, later than all enquiries above.
    const then = '2026-09-16T01:00:00.000Z'
    const minutesOn = (minutes: number) => new Date(Date.parse(then) + minutes * 60_000).toISOString()
    const remindersAt = async (minutes: number) => {
      for (let run = 0; run < 3; run++) await watchWaitingShoppers(world.db, minutesOn(minutes))
      return world.db.platform.transaction((tx) =>
        tx.outboxMessage.count({ where: { kind: 'inbox.late', organisationId, createdAt: { gte: new Date(then) } } }),
      )
    }
    const isDisabled = (disabled: boolean) =>
      world.db.platform.transaction((tx) =>
        tx.user.updateMany({ where: { memberships: { some: { organisationId } } }, data: { disabled } }),
      )
    await isDisabled(true)
    for (let index = 0; index < 5; index++) await enquire({}, then)
    await remindersAt(1)
    expect([await remindersAt(61), await remindersAt(121), await remindersAt(1500)]).toEqual([1, 1, 1])
    await enquire({}, minutesOn(1440))
    await remindersAt(1441)
    expect(await remindersAt(1505)).toBe(2)
    await isDisabled(false)
    expect(await remindersAt(1565)).toBe(3)
  })
})
