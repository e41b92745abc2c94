import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { Role } from '@forecourt/rules/access/roles'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { beforeAll, describe, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, testNow } from '../testing/createTestCaller'
import { enteredDestination } from '../testing/enteredRecords'
import { sendLead } from '../testing/sendLead'

const world = testWorld()
const handler = (siteId: string | null = null) => createTestCaller(world.db, buildSession('sales', world.north.organisationId, siteId)).call
const south = () => createTestCaller(world.db, buildSession('sales', world.south.organisationId)).call
let leadId = ''
let conversationId = ''

beforeAll(async () => {
  for (const { siteId } of [world.south, world.north])
    ({ leadId, conversationId } = await sendLead(world.db, siteId, siteId, { name: siteId }))
})

describe('Leads in the console', { shuffle: false }, () => {
  test('A lead is listed for its own organisation and no other', async () => {
    const { data, total } = await handler().leads.getList({})
    expect([total, data[0]?.name]).toEqual([1, world.north.siteId])
  })

  test('Staff see the leads of all organisations, or of the one they filter by', async () => {
    const { call } = createTestCaller(world.db, buildSession('platformAdmin', null))
    expect((await call.leads.getList({})).total).toBe(2)
    expect((await call.leads.getList({ filter: { organisationId: world.south.organisationId } })).data.map(({ name }) => name)).toEqual([
      world.south.siteId,
    ])
  })

  test('A salesperson of one site sees only the leads of that site', async () => {
    expect((await handler(world.north.siteId).leads.getList({})).total).toBe(1)
    expect((await handler('another-site').leads.getList({})).total).toBe(0)
    expect((await catchRefusal(handler('another-site').leads.getOne({ id: leadId }))).code).toBe('NOT_FOUND')
    expect((await handler('another-site').inbox.counts({})).waiting).toBe(0)
  })

  test('Leads are counted by day in the reader’s time zone', async () => {
    const today = async (timeZone: string) => (await handler().leads.figures({ timeZone })).byDay.at(-1)?.date
    for (const zone of ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago'])
      expect([zone, momentInZone(testNow, zone).date]).toEqual([zone, await today(zone)])
    expect(await today('Nowhere/At_All')).toBe(await today('Australia/Sydney'))
  })

  test('Answering a lead updates the waiting count and its status, and is added to its timeline', async () => {
    expect((await handler().inbox.counts({})).waiting).toBe(1)
    await handler().inbox.logCall({ id: conversationId, outcome: 'spoke', key: 'tapped once' })
    expect((await handler().inbox.counts({})).waiting).toBe(0)
    const lead = await handler().leads.getOne({ id: leadId })
    expect(lead.status).toBe('contacted')
    const { timeline } = await handler().inbox.getOne({ id: conversationId })
    expect(timeline.at(-1)).toMatchObject({ kind: 'call', by: 'sales person', text: 'Spoke to them' })
  })

  test('A user of another site can’t find the conversation', async () => {
    expect((await handler().leads.getOne({ id: leadId })).conversationId).toBe(conversationId)
    expect((await catchRefusal(handler('another-site').inbox.getOne({ id: conversationId }))).code).toBe('NOT_FOUND')
    expect((await handler('another-site').inbox.page({ filter: { view: 'all' } })).data).toEqual([])
    expect((await handler(world.north.siteId).inbox.page({ filter: { view: 'all' } })).data).toHaveLength(1)
  })

  test('Attached files are sent with their real type; a disguised or too large file is refused and nothing is sent', async () => {
    const id = conversationId
    const mail = { id, channel: 'mail' as const, to: 'jo@example.com', text: 'Here it is.' }
    const file = (name: string, content: string | Buffer) => ({ name, data: Buffer.from(content).toString('base64') })
    const sent = async () => (await handler().inbox.getOne({ id })).timeline.filter(({ kind }) => kind === 'mailOut')
    for (const { files, message } of [
      { files: [file('a.pdf', '%PDF-1.7'), file('quote.pdf', 'MZ a programme')], message: '“quote.pdf” can’t be sent' },
      { files: [file('page.jpg', '<svg onload="alert(1)"/>')], message: '“page.jpg” can’t be sent' },
      { files: [file('all.pdf', Buffer.alloc(10_000_001))], message: 'at most 10 MB' },
    ])
      expect((await catchRefusal(handler().inbox.send({ ...mail, files, key: 'one key of it' }))).message).toContain(message)
    expect(await sent()).toEqual([])
    await handler().inbox.send({ ...mail, files: [file('quote.exe', '%PDF-1.7')], key: 'one key of it' })
    const [answer] = await sent()
    const fileId = answer?.message?.files[0]?.id ?? ''
    expect(await handler().inbox.file({ id, fileId })).toMatchObject({ name: 'quote.exe.pdf', contentType: 'application/pdf' })
    expect((await catchRefusal(handler('another-site').inbox.file({ id, fileId }))).code).toBe('NOT_FOUND')
  })

  test.each([
    { name: 'an email', channel: 'mail', to: 'jo@example.com', subject: 'Your car', text: 'Hi {first name}', left: '{first name}' },
    { name: 'a subject', channel: 'mail', to: 'jo@example.com', subject: 'The {car}', text: 'Hi', left: '{car}' },
    { name: 'a text message', channel: 'sms', to: '+61412345678', subject: '', text: 'Hi {firstName}', left: '{firstName}' },
  ] as const)(
    'A message with a placeholder left in $name is refused, and nothing is sent (ENT-16)',
    async ({ name: _name, left, ...answer }) => {
      const id = conversationId
      await world.db.platform.transaction((tx) =>
        tx.conversationKey.createMany({
          data: [{ organisationId: world.north.organisationId, conversationId: id, key: 'tel:+61412345678' }],
          skipDuplicates: true,
        }),
      )
      const sent = async () => (await handler().inbox.getOne({ id })).timeline.filter(({ kind }) => kind === 'mailOut' || kind === 'smsOut')
      const before = (await sent()).length
      const refused = await catchRefusal(handler().inbox.send({ ...answer, id, key: crypto.randomUUID() }))
      expect(refused.message).toBe(`Replace ${left} before sending.`)
      expect(await sent()).toHaveLength(before)
    },
  )

  test.each([
    { name: 'as ADF', write: 'exportAdf', ending: 'xml', head: /<prospect/, lead: /<prospect[ >]/g },
    { name: 'for a spreadsheet', write: 'exportCsv', ending: 'csv', head: /^[^\n]*When \(UTC\)/, lead: /\n(?=.)/g },
  ] as const)('Leads are exported $name, each once, and none of another organisation (ENT-16)', async ({ write, ending, head, lead }) => {
    const { fileName, text } = await handler().leads[write]({ ids: [leadId, leadId] })
    expect([fileName, text]).toEqual([`leads-${testNow.slice(0, 10)}.${ending}`, expect.stringMatching(head)])
    expect([text.match(lead)?.length, text.includes(world.north.siteId)]).toEqual([1, true])
    const [theirs] = (await south().leads.getList({})).data
    expect((await catchRefusal(handler().leads[write]({ ids: [leadId, theirs?.id ?? ''] }))).code).toBe('NOT_FOUND')
  })

  test('An undelivered message is shown to users with access to its site, and can be sent again once (API-07)', async () => {
    const changed = (status: string) =>
      world.db.platform.transaction((tx) =>
        tx.outboxMessage.updateMany({ where: { leadId, kind: 'lead.dealer' }, data: { status, lastError: 'Mailbox full' } }),
      )
    expect(await handler().leads.undelivered({})).toEqual([])
    await changed('dead')
    expect(await handler('another-site').leads.undelivered({})).toEqual([])
    const [message] = await handler(world.north.siteId).leads.undelivered({})
    expect(message).toMatchObject({ kind: 'lead.dealer', leadId, fault: 'Mailbox full' })
    const id = message?.id ?? ''
    expect((await catchRefusal(handler('another-site').leads.sendAgain({ id }))).code).toBe('NOT_FOUND')
    expect(await south().leads.undelivered({})).toEqual([])
    expect((await catchRefusal(south().leads.sendAgain({ id }))).code).toBe('NOT_FOUND')
    const kindIs = (kind: string) => world.db.platform.transaction((tx) => tx.outboxMessage.updateMany({ where: { id }, data: { kind } }))
    await kindIs('publication')
    expect((await catchRefusal(handler().leads.sendAgain({ id }))).code).toBe('NOT_FOUND')
    await kindIs('lead.dealer')
    await handler().leads.sendAgain({ id })
    expect(await handler().leads.undelivered({})).toEqual([])
    expect((await catchRefusal(handler().leads.sendAgain({ id }))).code).toBe('NOT_FOUND')
  })

  test('An inbox view is saved for its user or shared with the organisation, separately from views of the stock list', async () => {
    const { organisationId } = world.north
    const view = { filter: { view: 'waiting' as const, unread: true } }
    const { id } = await handler().inbox.saveView({ organisationId, name: 'To answer today', view })
    const other = createTestCaller(world.db, buildSession('groupManager', organisationId)).call
    expect(await other.inbox.views({ organisationId })).toEqual([])
    await handler().inbox.saveView({ organisationId, id, name: 'To answer today', shared: true, view })
    expect(await other.inbox.views({ organisationId })).toMatchObject([{ id, own: false, name: 'To answer today', view }])
    expect(await other.stock.views({ organisationId })).toEqual([])
    expect((await catchRefusal(other.inbox.removeView({ organisationId, id }))).code).toBe('NOT_FOUND')
    const unknown = { filter: { sql: 'x' } }
    expect((await catchRefusal(handler().inbox.saveView({ organisationId, name: 'Other', view: unknown }))).code).toBe('BAD_REQUEST')
  })

  test('An unknown filter is refused instead of being ignored', async () => {
    const filter = { sql: 'drop table leads' } as object
    expect((await catchRefusal(handler().leads.getList({ filter }))).code).toBe('BAD_REQUEST')
  })

  test('A user who manages lead destinations sees no shoppers without the permission to read leads (AUTH-10)', async () => {
    const { organisationId } = world.north
    const as = (role: Role) =>
      createTestCaller(world.db, buildSession(role, role === 'onboarder' ? null : organisationId)).call.destinations
    const { id } = await as('onboarder').save({ organisationId, id: null, data: enteredDestination })
    await world.db.platform.transaction((tx) =>
      tx.leadDelivery.create({
        data: { organisationId, destinationId: id, leadId, nextAttemptAt: new Date(testNow), createdAt: new Date(testNow) },
      }),
    )
    const seen = async (role: Role) => {
      const preview = await as(role).preview({ organisationId, target: enteredDestination.target })
      return { leads: preview.leads.length > 0, names: (await as(role).log({ id })).rows.map(({ leadName }) => leadName !== null) }
    }
    expect(await seen('onboarder')).toEqual({ leads: false, names: [false] })
    expect(await seen('dealerPrincipal')).toEqual({ leads: true, names: [true] })
  })
})
