import { sameNumberCases } from '@forecourt/rules/leads/inbox/testing/sameNumberCases'
import type { Lead } from '@forecourt/rules/leads/Lead'
import { describe, expect, it } from 'vitest'
import type { Scope } from '../../createDatabase'
import { setDisabled } from '../../people/changePerson'
import { updateCar } from '../../stock/duplicateCar'
import { buildLead } from '../../testing/buildLead'
import { buildActor as actor, type WorldSide } from '../../testing/buildWorld'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { createLead } from '../createLead'
import { getLead } from '../getLead'
import { listLeads } from '../listLeads'
import { type ConversationChange, changeConversation, undoConversationChange } from './changeConversation'
import { inboxCounts } from './conversationSql'
import { getConversation } from './getConversation'
import { unreadMention } from './inboxUsers'
import { mergeConversations, splitConversation } from './joinConversations'
import { type InboxCursor, type InboxFilter, inboxCursor, listConversations } from './listConversations'
import { addNote, logCall, markRead } from './logContact'
import { receiveText } from './receiveText'
import { sendAnswer } from './sendAnswer'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const later = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()
const scope = () => world.db.forOrganisation(world.north.organisationId)
const reader = { userId: 'north-user', siteIds: null, now }

let sent = 0
const send = async (overrides: Partial<Lead>, { side = world.north, at = now }: { side?: WorldSide; at?: string } = {}) => {
  const site = await liveSite(world.db, side.siteId)
  sent++
  const { leadId } = await createLead(world.db, site, buildLead(overrides), { idempotencyKey: `key ${sent}`, now: at })
  const lead = await getLead(world.db.platform, leadId)
  return { leadId, id: lead?.conversationId ?? '' }
}
const person = (name: string) => ({
  name,
  lastName: 'Test',
  email: `${name.toLowerCase()}@person.example`,
  phone: `+6149157${String(sent + 1000)}`,
})
const read = async (id: string, of: Scope = scope()) => {
  const found = await getConversation(of, id, reader)
  if (!found) throw new Error('There is no such conversation.')
  return found
}
const change = async (id: string, what: ConversationChange, by = actor) =>
  changeConversation(scope(), { id, siteIds: null, change: what, expectedRevision: (await read(id)).revision, actor: by, now: later(30) })
const listed = async (filter: InboxFilter, siteIds: readonly string[] | null = null) =>
  (await listConversations(scope(), { ...reader, siteIds }, { filter, after: null, limit: 100 })).map(({ id }) => id)

describe('an unassigned conversation (ENT-16)', () => {
  const nora = { userId: 'north-user', name: 'Nora North' }
  const assignments = async (id: string) => (await read(id)).timeline.flatMap(({ kind, text }) => (kind === 'assign' ? [text] : []))

  it('an unassigned conversation is assigned to the user who replies or calls, which the history states', async () => {
    const [mailed, called, noted] = [await send(person('Mailed')), await send(person('Called')), await send(person('Noted'))]
    const by = { siteIds: null, actor: nora, now: later(5), key: 'claims' }
    const answer = { channel: 'mail', to: 'mailed@person.example', subject: 'Hi', text: 'Hi', key: 'claims' } as const
    expect((await sendAnswer(scope(), { ...by, id: mailed.id, answer })).ok).toBe(true)
    await logCall(scope(), { ...by, id: called.id, outcome: 'spoke' })
    await addNote(scope(), { ...by, id: noted.id, text: 'Later', mentions: [] })
    expect((await read(mailed.id)).assignedTo).toBe('north-user')
    expect([await assignments(mailed.id), await assignments(called.id)]).toEqual([
      [expect.stringMatching(/^Assigned to .+, who replied$/)],
      [expect.stringMatching(/^Assigned to .+, who called$/)],
    ])
    expect([(await read(noted.id)).assignedTo, await assignments(noted.id)]).toEqual([null, []])
  })

  it('an unassigned conversation is assigned to the user who closes it, and undo unassigns it', async () => {
    const { id } = await send(person('Closed'))
    const closed = await change(id, { kind: 'stage', stage: 'lost', reason: 'Price' }, nora)
    expect(await read(id)).toMatchObject({ stage: 'lost', assignedTo: 'north-user' })
    expect((await read(id)).timeline.at(-1)?.text).toMatch(/^Moved from New to Lost: Price\. Assigned to /)
    const expectedRevision = closed.ok ? closed.revision : 0
    expect((await undoConversationChange(scope(), { id, siteIds: null, actor: nora, now: later(31), expectedRevision })).ok).toBe(true)
    expect(await read(id)).toMatchObject({ stage: 'new', assignedTo: null })
  })

  it('an assigned conversation stays with its user, and a user who can’t be assigned gets none', async () => {
    const [kept, staff] = [await send(person('Kept')), await send(person('Staff'))]
    await change(kept.id, { kind: 'assign', userId: 'north-user' })
    const call = { siteIds: null, now: later(5), key: 'keeps', outcome: 'spoke' } as const
    await logCall(scope(), { ...call, id: kept.id, actor: { userId: 'staff', name: 'Sia Staff' } })
    await logCall(scope(), { ...call, id: staff.id, actor: { userId: 'staff', name: 'Sia Staff' } })
    expect([(await read(kept.id)).assignedTo, (await read(staff.id)).assignedTo]).toEqual(['north-user', null])
  })
})

describe('the stage of an enquiry (ENT-16)', () => {
  const by = { siteIds: null, actor }
  const statusOf = async ({ leadId }: { readonly leadId: string }) => (await getLead(world.db.platform, leadId))?.status
  const undoLast = async (id: string) => {
    const { revision: expectedRevision } = await read(id)
    return undoConversationChange(scope(), { ...by, id, expectedRevision, now: later(40) })
  }

  it.each(['sold', 'lost'] as const)(
    'a person’s sales enquiries are %s, and their enquiries for other departments stay as they are',
    async (stage) => {
      const ana = person(`Ana${stage}`)
      const car = await send({ ...ana, form: 'vehicle' })
      const others = [
        await send({ ...ana, form: 'service' }),
        await send({ ...ana, form: 'parts' }),
        await send({ ...ana, form: 'feedback' }),
      ]
      await change(car.id, { kind: 'stage', stage, reason: 'Price' })
      expect([await statusOf(car), ...(await Promise.all(others.map(statusOf)))]).toEqual([stage, 'new', 'new', 'new'])
      const found = async (status: string) =>
        (await listLeads(scope(), { page: 1, perPage: 100, filter: { status } })).rows.map(({ id }) => id)
      expect(await found(stage)).toContain(car.leadId)
      expect(await found('new')).toEqual(expect.arrayContaining(others.map(({ leadId }) => leadId)))
      expect((await undoLast(car.id)).ok).toBe(true)
      expect([await statusOf(car), ...(await Promise.all(others.map(statusOf)))]).toEqual(['new', 'new', 'new', 'new'])
    },
  )

  it('an enquiry for service can be closed if it is all that the person asked for', async () => {
    const service = await send({ ...person('Onlyservice'), form: 'service' })
    await change(service.id, { kind: 'stage', stage: 'lost', reason: 'No answer' })
    expect(await statusOf(service)).toBe('lost')
  })

  it('a later enquiry and its reply don’t open an enquiry that was closed; staff can open it again', async () => {
    const bea = person('Beaagain')
    const [first, service] = [await send({ ...bea, form: 'vehicle' }), await send({ ...bea, form: 'service' })]
    await change(first.id, { kind: 'stage', stage: 'lost', reason: 'Price' })
    const second = await send({ ...bea, form: 'vehicle' }, { at: later(60) })
    expect(second.id).toBe(first.id)
    expect(await Promise.all([first, second, service].map(statusOf))).toEqual(['lost', 'new', 'new'])
    await logCall(scope(), { ...by, id: first.id, outcome: 'spoke', key: 'again', now: later(70) })
    expect(await Promise.all([first, second, service].map(statusOf))).toEqual(['lost', 'contacted', 'contacted'])

    const cleo = person('Cleoback')
    const closed = await send({ ...cleo, form: 'vehicle' })
    await change(closed.id, { kind: 'stage', stage: 'lost', reason: 'Price' })
    await change(closed.id, { kind: 'stage', stage: 'negotiating' })
    expect(await statusOf(closed)).toBe('negotiating')
    expect((await undoLast(closed.id)).ok).toBe(true)
    expect(await statusOf(closed)).toBe('lost')
  })
})

describe('a conversation of the inbox', () => {
  it('a conversation of the inbox is one per shopper: the same phone number in any format, or the same email address in any case (ENT-16)', async () => {
    const first = await send({ ...person('Ona'), email: 'ona@person.example', phone: '+61412000111' })
    expect((await send({ name: 'O.', lastName: 'Test', email: '', phone: '0412 000 111' })).id).toBe(first.id)
    expect((await send({ name: 'Ona', email: 'ONA@person.example', phone: '' })).id).toBe(first.id)
    expect((await send({ name: 'Ona', email: 'other@person.example', phone: '' })).id).not.toBe(first.id)
    const found = await read(first.id)
    expect(found).toMatchObject({ name: 'Ona', stage: 'new', unread: true, lastBy: 'shopper', waitsSince: now })
    expect(found.timeline.map(({ kind }) => kind)).toEqual(['lead', 'lead', 'lead'])
  })

  it('a conversation of the inbox is one per shopper even when twenty enquiries arrive at once', async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, () => send({ email: 'crowd@person.example', phone: '+61412000222' })))
    expect(new Set(crowd.map(({ id }) => id)).size).toBe(1)
    expect((await read(crowd[0]?.id ?? '')).timeline).toHaveLength(20)
  })

  it('a conversation of the inbox names the sender of each enquiry if two shoppers share an address, and replies go to its first shopper', async () => {
    const [phone, email] = ['+61412000444', 'zed@person.example']
    const { id } = await send({ name: 'Tom', lastName: 'Zed', email, phone })
    await send({ name: 'tom', lastName: 'ZED', email: '', phone }, { at: later(1) })
    await send({ name: 'Ada', lastName: 'Quill', email, phone: '' }, { at: later(2) })
    const found = await read(id)
    expect(found).toMatchObject({ name: 'Tom', lastName: 'Zed', addresses: { emails: [email], phones: [phone] } })
    expect(found.timeline.map(({ by }) => by)).toEqual(['', '', 'Ada Quill'])
  })

  it('a conversation of the inbox is separate for each organisation, and can’t be merged across organisations', async () => {
    const shared = { email: 'both@person.example', phone: '+61412000333' }
    const [north, south] = [await send(shared), await send(shared, { side: world.south })]
    expect(north.id).not.toBe(south.id)
    expect(await getConversation(scope(), south.id, reader)).toBeNull()
    expect(await mergeConversations(scope(), { id: north.id, otherId: south.id, siteIds: null, actor, now })).toEqual({
      ok: false,
      reason: 'notFound',
    })
  })

  it('a conversation of another site is not found by staff of one site', async () => {
    const { id } = await send(person('Sita'))
    expect(await getConversation(scope(), id, { ...reader, siteIds: ['another-site'] })).toBeNull()
    expect(await listed({ view: 'all' }, ['another-site'])).toEqual([])
    expect(await listed({ view: 'all' }, [world.north.siteId])).toContain(id)
  })

  it('a conversation of the inbox starts as spam if the enquiry looks automated, and an existing one is never moved to spam by that', async () => {
    const machine = await send({ ...person('Bot'), suspicious: true, spamSigns: ['quick'] })
    expect((await read(machine.id)).stage).toBe('spam')
    const human = await send(person('Human'))
    await send({ email: 'human@person.example', phone: '', suspicious: true, spamSigns: ['quick'] })
    expect((await read(human.id)).stage).toBe('new')
    expect((await inboxCounts(scope(), reader)).spam).toBe(1)
    // A user clears it from spam: the shopper waits since their enquiry, and no spam sign is left.
    const signs = async () => (await read(machine.id)).timeline.map(({ lead }) => lead && [lead.suspicious, lead.spamSigns])
    expect(await signs()).toEqual([[true, ['quick']]])
    const unmarked = await change(machine.id, { kind: 'stage', stage: 'new' })
    expect(await read(machine.id)).toMatchObject({ stage: 'new', waitsSince: now })
    expect((await signs())[0]).toEqual([false, ['quick']])
    await undoConversationChange(scope(), {
      ...{ id: machine.id, siteIds: null, actor, now },
      expectedRevision: unmarked.ok ? unmarked.revision : 0,
    })
    expect((await inboxCounts(scope(), reader)).spam).toBe(1)
    expect((await signs())[0]).toEqual([true, ['quick']])
  })

  it('a conversation of the inbox shows later changes of the car', async () => {
    const { id } = await send({ ...person('Carla'), carId: world.north.carId })
    await updateCar(scope(), { carId: world.north.carId, changes: { driveAwayCents: 2_299_000 }, actor })
    const { timeline } = await read(id)
    expect(timeline.at(-1)).toMatchObject({ kind: 'car', text: expect.stringMatching(/price down \$2,000 to \$22,990$/) })
  })

  it('a conversation of the inbox reopens as new when the shopper enquires again after it was closed', async () => {
    const who = person('Lou')
    const { id } = await send(who)
    expect(await change(id, { kind: 'stage', stage: 'lost' })).toEqual({ ok: false, reason: 'refused', message: 'Enter why it was lost.' })
    await change(id, { kind: 'stage', stage: 'lost', reason: 'Price' })
    expect(await read(id)).toMatchObject({ stage: 'lost', lostReason: 'Price', waitsSince: null })
    await send(who, { at: later(60) })
    expect(await read(id)).toMatchObject({ stage: 'new', lostReason: null, waitsSince: later(60) })
  })
})

describe('a phone number of several people', () => {
  const [marketplace, family] = ['+61480000111', '+61263310000']
  const four = [
    { name: 'Mei', lastName: 'Lin', email: 'mei@four.example', phone: marketplace },
    { name: 'Tom', lastName: 'Zed', email: 'tom@four.example', phone: marketplace },
    { name: 'Ada', lastName: 'Quill', email: 'ada@four.example', phone: marketplace },
    { name: 'Bo', lastName: null, email: '', phone: marketplace },
  ]
  const similarConversations = (conversation: Awaited<ReturnType<typeof read>>) =>
    conversation.alike.map(({ name, sharedContact, isNumber }) => [name, sharedContact, isNumber])

  it.each(sameNumberCases.map((row, index) => ({ ...row, index })))('$name is one conversation: $same (ENT-16)', async (row) => {
    const phone = `+6148100${String(row.index + 1000)}`
    const sendOne = async ({ called, email }: typeof row.first) =>
      (await send({ name: called, lastName: null, email: email && `${row.index}.${email}`, phone })).id
    const [first, second] = [await sendOne(row.first), await sendOne(row.second)]
    expect(second === first).toBe(row.same)
    // Further enquiries join the same conversations, in either order.
    expect([await sendOne(row.second), await sendOne(row.first)]).toEqual([second, first])
  })

  it('a phone number of four people is in four conversations, each with links to the others (ENT-16)', async () => {
    const ids: string[] = []
    for (const who of four) ids.push((await send(who)).id)
    expect(new Set(ids).size).toBe(4)
    const [mei, tom, , bo] = await Promise.all(ids.map((id) => read(id)))
    for (const each of [mei, tom, bo]) expect(each?.addresses.phones).toEqual([marketplace])
    expect(bo && similarConversations(bo).toSorted()).toEqual([
      ['Ada Quill', marketplace, true],
      ['Mei Lin', marketplace, true],
      ['Tom Zed', marketplace, true],
    ])
    expect(mei && similarConversations(mei)).toHaveLength(3)
    // A later enquiry of each person joins that person's conversation.
    for (const [index, who] of four.entries()) expect((await send(who, { at: later(index + 1) })).id).toBe(ids[index])
    expect((await send({ name: 'M', lastName: 'Lin', email: '', phone: marketplace })).id).toBe(ids[0])
  })

  it('concurrent enquiries with one phone number are two conversations for two people, and one for one person (ENT-16)', async () => {
    const phone = '+61480000222'
    const crowd = ['Mei', 'Tom'].flatMap((name) => Array.from({ length: 8 }, () => ({ name, lastName: 'Crowd', email: '', phone })))
    const ids = await Promise.all(crowd.map(async (who) => (await send(who)).id))
    expect([new Set(ids.slice(0, 8)).size, new Set(ids).size]).toEqual([1, 2])
  })

  it('an enquiry without a name from a phone number of several people has a conversation of its own (ENT-16)', async () => {
    const nameless = { name: '', lastName: null, email: '', phone: family }
    const alone = await send({ name: 'Ona', lastName: 'Fam', email: 'ona@fam.example', phone: family })
    expect((await send(nameless)).id).toBe(alone.id)
    const other = await send({ name: 'Uwe', lastName: 'Fam', email: 'uwe@fam.example', phone: family })
    const unknown = await send(nameless)
    expect([alone.id, other.id]).not.toContain(unknown.id)
    expect((await send(nameless)).id).toBe(unknown.id)
  })

  it('a phone number of several people can be texted from each of its conversations, and an answer goes to the one that was texted last (ENT-16)', async () => {
    const phone = '+61480000333'
    const [mei, tom] = [
      await send({ name: 'Mei', lastName: 'Text', email: '', phone }),
      await send({ name: 'Tom', lastName: 'Text', email: '', phone }, { at: later(1) }),
    ]
    const text = async (id: string, key: string) => {
      const answer = { channel: 'sms', to: phone, subject: '', text: 'It is here.', key } as const
      expect(await sendAnswer(scope(), { id, siteIds: null, answer, actor, now: later(2) })).toMatchObject({ ok: true })
    }
    const site = await liveSite(world.db, world.north.siteId)
    const answered = async (messageKey: string) => {
      await receiveText(world.db, site, { from: phone, text: messageKey, messageKey, now: later(3) })
      const timelines = await Promise.all([mei, tom].map(({ id }) => read(id)))
      return timelines.map(({ timeline }) => timeline.some(({ kind, text: said }) => kind === 'smsIn' && said === messageKey))
    }
    // No text message was sent yet, so a received one joins the conversation with the last enquiry.
    expect(await answered('first')).toEqual([false, true])
    await text(mei.id, 'text mei')
    expect(await answered('second')).toEqual([true, false])
    await text(tom.id, 'text tom')
    expect(await answered('third')).toEqual([false, true])
    expect((await read(tom.id)).timeline.find(({ text: said }) => said === 'third')?.message?.isUnknown).toBe(false)
  })

  it('a phone number of several people counts as one person’s once its conversations are merged, and as several people’s once they are split (ENT-16)', async () => {
    const phone = '+61480000444'
    const mei = await send({ name: 'Mei', lastName: 'Join', email: 'mei@join.example', phone })
    const bob = await send({ name: 'Bob', lastName: 'Join', email: '', phone })
    const merged = await mergeConversations(scope(), { id: bob.id, otherId: mei.id, siteIds: null, actor, now })
    expect((await read(bob.id)).alike).toEqual([])
    expect((await read(bob.id)).addresses).toEqual({ emails: ['mei@join.example'], phones: [phone] })
    for (const name of ['Mei', 'Bob']) expect((await send({ name, lastName: 'Join', email: '', phone })).id).toBe(bob.id)
    const back = await splitConversation(scope(), { id: bob.id, entryIds: merged.ok ? merged.entryIds : [], siteIds: null, actor, now })
    if (!back.ok) throw new Error('It could not be split.')
    expect((await read(back.id)).addresses.phones).toEqual([phone])
    expect(similarConversations(await read(back.id))).toEqual([['Bob Join', phone, true]])
    expect(similarConversations(await read(bob.id))).toEqual([['Mei Join', phone, true]])
  })

  it('a conversation shows no link to one of another site with the same phone number (ENT-16)', async () => {
    const phone = '+61480000555'
    await send({ name: 'Mei', lastName: 'Wall', email: '', phone })
    const tom = await send({ name: 'Tom', lastName: 'Wall', email: '', phone })
    await world.db.platform.transaction((tx) =>
      tx.conversation.updateMany({ where: { name: 'Mei', lastName: 'Wall' }, data: { siteIds: ['other'] } }),
    )
    const limited = await getConversation(scope(), tom.id, { ...reader, siteIds: [world.north.siteId] })
    expect([limited?.alike, (await read(tom.id)).alike.length]).toEqual([[], 1])
  })
})

describe('working on a conversation', () => {
  it('undo in the inbox reverts only the last change of a conversation, and is refused for a stale revision', async () => {
    const { id } = await send(person('Uma'))
    const moved = await change(id, { kind: 'stage', stage: 'negotiating' })
    const revision = moved.ok ? moved.revision : 0
    const late = await changeConversation(scope(), {
      id,
      siteIds: null,
      change: { kind: 'stage', stage: 'sold' },
      expectedRevision: 1,
      actor,
      now,
    })
    expect(late).toMatchObject({ ok: false, reason: 'conflict' })
    const undo = () => undoConversationChange(scope(), { id, siteIds: null, expectedRevision: revision, actor, now })
    expect(await undo()).toMatchObject({ ok: true })
    expect(await read(id)).toMatchObject({ stage: 'new', timeline: [{ kind: 'lead' }] })
    expect(await undo()).toMatchObject({ ok: false, reason: 'conflict' })
  })

  it('a conversation can be assigned to staff of the dealership only, and claimed while unassigned', async () => {
    const { id } = await send(person('Asta'))
    expect(await change(id, { kind: 'assign', userId: world.south.userId })).toMatchObject({ ok: false, reason: 'refused' })
    expect(await change(id, { kind: 'assign', userId: world.north.userId, onlyIfFree: true })).toMatchObject({ ok: true })
    expect(await read(id)).toMatchObject({ assignedName: 'north Person' })
    expect(await listed({ view: 'mine' })).toContain(id)
    expect(await listed({ view: 'unassigned' })).not.toContain(id)
  })

  it('a conversation is unassigned when its assignee is disabled, unless it is closed (ENT-16)', async () => {
    const [open, sold] = [await send(person('Oda')), await send(person('Ove'))]
    for (const { id } of [open, sold]) await change(id, { kind: 'assign', userId: world.north.userId })
    await change(sold.id, { kind: 'stage', stage: 'sold' })
    const leaving = { userId: world.north.userId, actor, now: later(60) }
    await world.db.platform.transaction((tx) =>
      tx.membership.create({ data: { userId: world.south.userId, organisationId: world.north.organisationId, role: 'groupManager' } }),
    )
    expect(await setDisabled(world.db, { ...leaving, disabled: true })).toEqual({ ok: true })
    const { timeline } = await read(open.id)
    expect(timeline.at(-1)).toMatchObject({ kind: 'assign', text: 'Unassigned: north Person no longer replies here' })
    expect(await listed({ view: 'unassigned' })).toContain(open.id)
    await setDisabled(world.db, { ...leaving, disabled: false })
    expect([(await read(open.id)).assignedName, (await read(sold.id)).assignedName]).toEqual([null, 'north Person'])
    await world.db.platform.transaction((tx) =>
      tx.membership.deleteMany({ where: { userId: world.south.userId, organisationId: world.north.organisationId } }),
    )
  })

  it('the inbox logs a call once, which answers the shopper; a snooze hides the conversation until the shopper writes', async () => {
    const who = person('Cal')
    const { id } = await send(who)
    const call = () => logCall(scope(), { id, siteIds: null, outcome: 'voicemail', key: 'tap', actor, now: later(1) })
    await Promise.all([call(), call()])
    const called = await read(id)
    expect(called).toMatchObject({ stage: 'contacted', waitsSince: null, lastBy: 'dealer', unread: false })
    expect(called.timeline.filter(({ kind }) => kind === 'call')).toHaveLength(1)
    await change(id, { kind: 'snooze', until: later(10_000) })
    expect(await listed({ view: 'open' })).not.toContain(id)
    expect(await listed({ view: 'snoozed' })).toContain(id)
    await send(who, { at: later(60) })
    expect(await listed({ view: 'waiting' })).toContain(id)
  })

  it('the inbox adds notes that notify mentioned staff, and can be marked as read and unread', async () => {
    const { id } = await send(person('Nia'))
    const mentions = async () => (await inboxCounts(scope(), reader)).mentioned
    const before = await mentions()
    await addNote(scope(), { id, siteIds: null, text: 'Wants a tow bar', mentions: ['north-user', 'south-user'], key: 'n', actor, now })
    expect((await read(id)).timeline.at(-1)).toMatchObject({ kind: 'note', text: 'Wants a tow bar' })
    const mark = (unread: boolean) => markRead(scope(), { id, siteIds: null, userId: 'north-user', now: later(1), unread })
    // Mentioned users are notified until they read it; users of other organisations and the author aren't.
    const state = async () => [
      (await listed({ view: 'mentioned' })).includes(id),
      (await mentions()) - before,
      (await unreadMention(world.db, id, 'north-user'))?.to ?? null,
    ]
    expect(await state()).toEqual([true, 1, 'north@example.com'])
    expect(await unreadMention(world.db, id, 'south-user')).toBeNull()
    await mark(false)
    expect(await state()).toEqual([false, 0, null])
    const self = { userId: 'north-user', name: 'Nora' }
    await addNote(scope(), { id, siteIds: null, text: '@Nora', mentions: ['north-user'], key: 'self', actor: self, now })
    expect(await state()).toEqual([false, 0, null])
    const mails = await world.db.platform.transaction((tx) => tx.outboxMessage.findMany({ where: { kind: 'inbox.mention' } }))
    expect(mails.map(({ payload }) => payload).filter((payload) => JSON.stringify(payload).includes(id))).toEqual([
      { conversationId: id, userId: 'north-user', by: actor.name },
    ])
    expect(await read(id)).toMatchObject({ unread: false, waitsSince: now })
    await mark(true)
    expect(await listed({ view: 'open', unread: true })).toContain(id)
  })

  it('a conversation is found by every word, and by a phone number in any format', async () => {
    const { id } = await send({ ...person('Zelda'), phone: '+61412987654', message: 'Does the Škoda have a tow bar?' })
    for (const q of ['zelda', 'ZELDA test', '0412 987 654', '+61 412 987 654', 'tow škoda', 'zelda@person'])
      expect([q, await listed({ q })]).toEqual([q, [id]])
    for (const q of ['zelda smith', '0412 987 655', '%', 'elda']) expect([q, await listed({ q })]).toEqual([q, []])
  })

  it.each(['all', 'waiting'] as const)('the inbox lists each conversation once across pages: %s', async (view) => {
    const all = await listed({ view })
    expect(all.length).toBeGreaterThan(3)
    const seen: string[] = []
    for (let after: InboxCursor | null = null; ; ) {
      const page = await listConversations(scope(), reader, { filter: { view }, after, limit: 3 })
      seen.push(...page.map(({ id }) => id))
      const last = page.at(-1)
      if (!last) break
      after = inboxCursor({ view }, last)
    }
    expect(seen).toEqual(all)
  })

  it('who waits longest is first among those who wait for a reply; elsewhere, who wrote last', async () => {
    const first = await send({ ...person('Wanda'), message: 'Is it still for sale?' }, { at: later(-60) })
    const second = await send({ ...person('Walter'), message: 'Is it still for sale?' }, { at: later(-50) })
    await send({ ...person('Wanda'), message: 'Hello?' }, { at: later(-40) })
    const ofBoth = async (filter: InboxFilter) => (await listed(filter)).filter((id) => id === first.id || id === second.id)
    expect(await ofBoth({ view: 'waiting' })).toEqual([first.id, second.id])
    expect(await ofBoth({ view: 'open' })).toEqual([first.id, second.id])
    await send({ ...person('Walter'), message: 'Hello?' }, { at: later(-30) })
    expect(await ofBoth({ view: 'waiting' })).toEqual([first.id, second.id])
    expect(await ofBoth({ view: 'open' })).toEqual([second.id, first.id])
  })
})

describe('merging and splitting conversations', () => {
  it('merging conversations moves all entries and later enquiries into the other conversation; splitting moves them back', async () => {
    const one = await send({ ...person('Max'), email: 'max@person.example', phone: '' })
    const two = await send({ ...person('Max'), email: '', phone: '+61412555666' })
    // One enquiry with both keys: it goes to the number's conversation and reports the other.
    const both = await send({ name: 'Max', lastName: 'Test', email: 'max@person.example', phone: '+61412555666' }, { at: later(5) })
    expect(both.id).toBe(two.id)
    expect((await read(two.id)).alike).toEqual([{ id: one.id, name: 'Max Test', sharedContact: 'max@person.example', isNumber: false }])
    const mentioned = { organisationId: world.north.organisationId, userId: 'north-user', conversationId: one.id, at: new Date(now) }
    await world.db.platform.transaction((tx) => tx.conversationMention.createMany({ data: [mentioned] }))
    const merged = await mergeConversations(scope(), { id: two.id, otherId: one.id, siteIds: null, actor, now })
    expect(merged).toMatchObject({ ok: true, id: two.id })
    expect(await listed({ view: 'mentioned' })).toEqual([two.id])
    const mergedConversation = await read(two.id)
    expect(mergedConversation.timeline.map(({ kind }) => kind)).toEqual(['lead', 'lead', 'merge', 'lead'])
    expect(mergedConversation).toMatchObject({ email: 'max@person.example', phone: '+61412555666', alike: [] })
    expect(await getConversation(scope(), one.id, reader)).toBeNull()
    expect((await send({ email: 'max@person.example', phone: '' }, { at: later(9) })).id).toBe(two.id)
    const back = await splitConversation(scope(), { id: two.id, entryIds: merged.ok ? merged.entryIds : [], siteIds: null, actor, now })
    if (!back.ok) throw new Error('It could not be split.')
    expect(await read(back.id)).toMatchObject({ name: 'Max', email: 'max@person.example', stage: 'new' })
    expect((await getLead(scope(), one.leadId))?.conversationId).toBe(back.id)
    expect((await read(two.id)).timeline.filter(({ kind }) => kind === 'lead')).toHaveLength(3)
  })

  it('the last entry of a conversation can’t be split off; a conversation without entries is deleted', async () => {
    const { id, leadId } = await send(person('Una'))
    const [entry] = (await read(id)).timeline
    expect(await splitConversation(scope(), { id, entryIds: [entry?.id ?? ''], siteIds: null, actor, now })).toMatchObject({
      reason: 'refused',
    })
    await world.db.platform.transaction(async (tx) => {
      await tx.outboxMessage.deleteMany({ where: { leadId } })
      await tx.lead.deleteMany({ where: { id: leadId } })
    })
    expect(await getConversation(scope(), id, reader)).toBeNull()
  })
})
