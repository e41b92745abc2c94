import type { CustomerValues } from '@forecourt/rules/records/kinds/customerFields'
import { expect, it } from 'vitest'
import { createRecord } from '../../edited-records/editRecord'
import { buildLead } from '../../testing/buildLead'
import { buildActor as actor } from '../../testing/buildWorld'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { createLead } from '../createLead'
import { customerKind } from '../customers/customerKind'
import { saveDestination } from '../delivery/destinations'
import { getLead } from '../getLead'
import { mergeConversations } from '../inbox/joinConversations'
import { addNote, logCall } from '../inbox/logContact'
import { sendAnswer } from '../inbox/sendAnswer'
import { eraseCustomer, erasePerson } from './erasePerson'
import { personalTables } from './personalTables'
import { personData } from './personData'
import { impersonalColumns } from './testing/impersonalColumns'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const at = new Date(now)
const person = { name: 'Quillonia', lastName: 'Vandersteep', email: 'Quilla.V@person.example', phone: '+61412987654' }
/** Unique texts of the person, which find them in any spelling. */
const traces = ['quillonia', 'vandersteep', 'quilla.v', '412987654', '412 987 654', 'QVS88']

const columns = () =>
  world.db.platform.transaction(
    (tx) => tx.$queryRaw<{ table: string; column: string }[]>`
      select column_of.table_name::text as "table", column_of.column_name::text as "column" from information_schema.columns column_of
      join information_schema.tables table_of using (table_schema, table_name)
      where column_of.table_schema = 'public' and table_of.table_type = 'BASE TABLE' and column_of.is_generated = 'NEVER'
        and column_of.data_type in ('text', 'json', 'jsonb', 'ARRAY', 'bytea', 'character varying') and column_of.table_name <> '_prisma_migrations'`,
  )

/** Keys and names of records: their own table has the data. */
const isKey = (column: string) => column === 'id' || column === 'organisation_id' || column.endsWith('_id') || column.endsWith('_ids')

it('Every text column is listed as personal or impersonal (ENT-16)', async () => {
  const unknown = (await columns()).filter(
    ({ table, column }) =>
      !isKey(column) && !personalTables[table]?.columns.includes(column) && !impersonalColumns[table]?.includes(column),
  )
  const problems = unknown.map(({ table, column }) => `${table}.${column}: add it to personalTables or impersonalColumns`)
  expect(problems).toEqual([])
})

/** Every column of the database in which something of the person is found. */
const found = async (): Promise<string[]> => {
  const places: string[] = []
  const all = await columns()
  await world.db.platform.transaction(async (tx) => {
    for (const table of new Set(all.map((one) => one.table))) {
      const hits = all
        .filter((one) => one.table === table)
        .map(({ column }) => {
          const text = column === 'content' ? `encode("${column}", 'escape')` : `"${column}"::text`
          return `bool_or(${text} ilike any($1::text[])) as "${column}"`
        })
      const [row = {}] = await tx.$queryRawUnsafe<Record<string, boolean | null>[]>(
        `select ${hits.join(', ')} from "${table}"`,
        traces.map((trace) => `%${trace}%`),
      )
      places.push(...Object.keys(row).flatMap((column) => (row[column] ? [`${table}.${column}`] : [])))
    }
  })
  return places
}

const site = () => liveSite(world.db, world.north.siteId)
let sent = 0
const send = async (overrides: Parameters<typeof buildLead>[0]) => {
  const { leadId } = await createLead(world.db, await site(), buildLead(overrides), { idempotencyKey: `key ${++sent}`, now })
  const lead = await getLead(world.db.platform, leadId)
  return { leadId, id: lead?.conversationId ?? '' }
}

/** Adds a customer to the list; returns the id. */
const listCustomer = async (over: Partial<CustomerValues>): Promise<string> => {
  const { organisationId } = world.north
  const values: CustomerValues = {
    ...{ name: '', lastName: '', email: '', phone: '', address: '', suburb: '', state: '', postcode: '', notes: '' },
    ...{ preferredContact: '', consent: '', consentOn: null },
    ...over,
  }
  const adding = { key: crypto.randomUUID(), values, allowedSiteIds: null, actor }
  const added = await createRecord(world.db.forOrganisation(organisationId), customerKind('2026-06-01'), organisationId, adding)
  if (!added.ok) throw new Error(added.reason)
  return added.record.id
}

/** The person in every table with personal data. */
const fillEveryTable = async () => {
  const { organisationId, siteId, locationId, dealershipId, carId, userId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  await saveDestination(scope, {
    organisationId,
    id: null,
    settings: {
      name: 'CRM',
      target: { kind: 'pull', shape: 'flat' },
      scope: 'organisation',
      locationId: null,
      forms: [],
      sources: [],
      takesSuspicious: true,
    },
    actor,
  })
  const first = await send({ ...person, message: `I am Quillonia, call 0412 987 654` })
  const other = await send({ ...person, email: '', phone: '+61412987650', name: 'Quillonia' })
  await mergeConversations(scope, { id: first.id, otherId: other.id, siteIds: null, actor, now })
  const action = { id: first.id, siteIds: null, actor, now }
  await addNote(scope, { ...action, text: 'Quillonia has a dog', mentions: [], key: 'note-1' })
  await logCall(scope, { ...action, outcome: 'spoke', key: 'call-1' })
  const to = person.email.toLowerCase()
  const answer = { channel: 'mail', to, subject: 'Hello Quillonia', text: 'Dear Quillonia', key: 'send-1' } as const
  expect(await sendAnswer(scope, { ...action, answer })).toMatchObject({ ok: true })
  await listCustomer({ ...person, address: '1 Quillonia Lane', notes: 'Quillonia has a dog' })
  const ids = { organisationId, siteId }
  const known = { name: person.name, lastName: person.lastName, email: person.email, phone: person.phone }
  await world.db.platform.transaction(async (tx) => {
    const delivery = await tx.leadDelivery.findFirstOrThrow({ where: { organisationId, leadId: first.leadId } })
    await tx.leadDelivery.updateMany({ where: { organisationId, id: delivery.id }, data: { lastError: `No room for ${person.email}` } })
    await tx.leadDeliveryAttempt.create({
      data: { organisationId, deliveryId: delivery.id, at, milliseconds: 1, outcome: 'failed', note: `Refused ${person.email}` },
    })
    const entry = await tx.conversationEntry.findFirstOrThrow({ where: { organisationId, conversationId: first.id, kind: 'lead' } })
    const content = new TextEncoder().encode('%PDF Quillonia')
    await tx.conversationFile.create({
      data: { organisationId, entryId: entry.id, name: 'quillonia.pdf', contentType: 'application/pdf', content },
    })
    await tx.textStop.create({ data: { organisationId, phone: person.phone, at } })
    await tx.booking.create({
      data: {
        ...{ ...ids, ...known, locationId, kind: 'service', state: 'completed', seat: 1, details: { message: 'For Quillonia' } },
        ...{ startsAt: new Date(at.getTime() - 60_000), endsAt: at, freeAt: new Date(at.getTime() + 60_000), idempotencyKey: 'booking-1' },
      },
    })
    await tx.shopper.create({
      data: { ...ids, id: 'shopper-1', email: person.email.toLowerCase(), mobile: person.phone, phone: '0412 987 654' },
    })
    const shopperId = 'shopper-1'
    await tx.shopperCar.create({ data: { ...ids, shopperId, kind: 'watched', carId, at } })
    await tx.savedSearch.create({ data: { ...ids, shopperId, path: '/stock', name: 'For Quillonia', createdAt: at } })
    await tx.shopperConsent.create({ data: { organisationId, shopperId, choice: 'daily', wording: 'Yes', source: 'garage', at } })
    await tx.signInCode.create({
      data: { ...ids, sentTo: person.email.toLowerCase(), id: 'code-1', browserHash: 'hash', sentAt: at, expiresAt: at },
    })
    await tx.checkout.create({
      data: {
        ...{ ...ids, id: 'checkout-1', carId, kind: 'reserve', entered: { contact: { ...known } }, priceCents: 1, priceType: 'egc' },
        ...{ createdAt: at, changedAt: at },
      },
    })
    await tx.promotionEntry.create({
      data: {
        ...{
          ...ids,
          promotion: '/draw',
          person: person.email.toLowerCase(),
          mailbox: person.email.toLowerCase(),
          proved: true,
          name: 'Quillonia',
          ticket: 1,
        },
        ...{ conditions: 'Yours', enteredAt: at },
      },
    })
    await tx.ownVehicle.create({ data: { ...ids, id: 'vehicle-1', shopperId, plate: 'QVS88', plateState: 'NSW', createdAt: at } })
    await tx.valuation.create({
      data: {
        ...{ ...ids, id: 'valuation-1', vehicleId: 'vehicle-1', leadId: first.leadId, sentAt: at, photos: ['photo-1.jpg'] },
        ...{ codeTo: person.email, createdAt: at, updatedAt: at },
      },
    })
    await tx.leadDraft.create({
      data: {
        ...ids,
        id: 'draft-1',
        form: 'enquiry',
        step: 1,
        steps: 2,
        answers: [{ label: 'Email', value: person.email }],
        createdAt: at,
        updatedAt: at,
      },
    })
    await tx.leadSupplier.create({ data: { ...ids, id: 'supplier-1', name: 'Market' } })
    await tx.leadMail.create({
      data: {
        ...{ ...ids, supplierId: 'supplier-1', supplierName: 'Market', messageKey: 'm-1', sender: person.email, subject: 'Quillonia asks' },
        ...{ text: 'Quillonia', problem: 'No name', receivedAt: at },
      },
    })
    const review = { organisationId, customerName: 'Quillonia V.', text: 'Nice cars', rating: 5, reviewDate: '2026-05-01' }
    const { id: reviewId } = await tx.review.create({ data: review })
    await tx.review.update({ where: { organisationId_id: { organisationId, id: reviewId } }, data: { text: 'QVS88 is a nice car' } })
    await tx.review.delete({ where: { organisationId_id: { organisationId, id: reviewId } } })
    await tx.listView.create({
      data: { organisationId, userId, list: 'inbox', name: 'Hers', view: { filter: { q: 'Quillonia Vandersteep' } } },
    })
    await tx.searchDay.create({ data: { ...ids, day: at, query: 'quillonia vandersteep' } })
    await tx.missingAddress.create({ data: { ...ids, path: '/to/quilla.v@person.example', firstSeenAt: at, lastSeenAt: at } })
    await tx.trafficDay.create({ data: { ...ids, day: at, page: 'home', source: 'mail', campaign: 'quilla.v@person.example' } })
    await tx.paymentAccount.create({ data: { organisationId, id: 'account-1', provider: 'testBank', name: 'Bank' } })
    await tx.reservation.create({
      data: {
        ...{ ...ids, ...known, id: 'reservation-1', reference: 'R-1', carId, locationId, dealershipId, carName: 'A car', priceCents: 1 },
        ...{ state: 'completed', holdKey: 'hold', journeyId: 'checkout-1', amountCents: 20_000, currency: 'AUD', holdHours: 48 },
        ...{ heldUntil: at, createdAt: at, changedAt: at },
      },
    })
    await tx.reservationEvent.create({
      data: {
        organisationId,
        reservationId: 'reservation-1',
        event: 'hold',
        toState: 'holding',
        at,
        actorName: 'Quillonia',
        note: 'Quillonia called',
      },
    })
    await tx.paymentRequest.create({
      data: {
        ...{ ...ids, id: 'request-1', reference: 'P-1', creationKey: 'request', kind: 'deposit', name: 'Quillonia', email: person.email },
        ...{ note: 'For Quillonia', amountCents: 5_000, currency: 'AUD', state: 'paid', authorName: 'Test', createdAt: at, changedAt: at },
      },
    })
    await tx.payment.create({
      data: {
        ...{ ...ids, id: 'payment-1', accountId: 'account-1', reservationId: 'reservation-1', collect: 'charge', amountCents: 20_000 },
        ...{ currency: 'AUD', money: 'charged', paidWith: 'Visa of Quillonia', createdAt: at },
      },
    })
    await tx.testBankPage.create({
      data: {
        ...{ organisationId, id: 'page-1', accountId: 'account-1', key: 'page', title: 'Deposit', email: person.email, amountCents: 1 },
        ...{ currency: 'AUD', collect: 'charge', returnAddress: '/', backAddress: '/', until: at, createdAt: at },
      },
    })
  })
  return first
}

it('A shopper’s personal data can be exported, and is erased from every table (ENT-16)', async () => {
  const { organisationId } = world.north
  // Has one of the person's numbers, too.
  const bystander = await send({ name: 'Ona', lastName: 'Lee', email: 'ona@person.example', phone: '+61412987650' })
  const { id } = await fillEveryTable()
  const personal = await personData(world.db, organisationId, id, now)
  expect(Object.keys(personal?.tables ?? {}).toSorted()).toEqual(
    Object.keys(personalTables)
      .filter((table) => table !== 'conversation_terms')
      .toSorted(),
  )
  expect(JSON.stringify(personal)).not.toContain('ona@person')
  expect((await found()).length).toBeGreaterThan(40)

  expect(await erasePerson(world.db, world.south.organisationId, { conversationId: id, actor, now })).toEqual({
    ok: false,
    reason: 'notFound',
  })
  expect(await erasePerson(world.db, organisationId, { conversationId: id, actor, now })).toEqual({ ok: true })
  expect(await found()).toEqual([])
  expect(await erasePerson(world.db, organisationId, { conversationId: id, actor, now })).toEqual({ ok: false, reason: 'notFound' })
  await world.db.platform.transaction(async (tx) => {
    expect(await tx.reservation.findFirst({ where: { id: 'reservation-1' } })).toMatchObject({ amountCents: 20_000, name: 'Erased' })
    expect(await tx.payment.count({ where: { id: 'payment-1', money: 'charged' } })).toBe(1)
    expect(await tx.droppedPhoto.count({ where: { key: 'photo-1.jpg' } })).toBe(1)
    expect(await tx.conversation.count({ where: { id: bystander.id, name: 'Ona' } })).toBe(1)
    expect(await tx.outboxMessage.count({ where: { leadId: bystander.leadId } })).toBeGreaterThan(0)
    expect(await tx.auditEntry.count({ where: { action: 'inbox.merge', target: id, summary: { contains: 'somebody' } } })).toBe(1)
    expect(await tx.auditEntry.count({ where: { action: 'inbox.erase', target: id } })).toBe(1)
  })
})

/** Texts of all entries of the reviews' history. */
const historyOfReviews = () =>
  world.db.platform.transaction(async (tx) => {
    const entries = await tx.rowHistory.findMany({ where: { tableName: 'reviews' }, orderBy: { id: 'asc' } })
    return entries.map(({ key, before }) => `${key} ${JSON.stringify(before)}`)
  })

it('A published review stays, and later changes of it record no values of an erased person; other people’s do (ENT-16)', async () => {
  const { organisationId } = world.north
  const review = { organisationId, text: 'Great', rating: 5, reviewDate: '2026-05-01' }
  await world.db.platform.transaction((tx) =>
    tx.review.createMany({
      data: [
        { ...review, id: 'hers', customerName: 'Quillonia Vandersteep', externalId: 'hers at the source' },
        { ...review, id: 'other', customerName: 'Quinn V.' },
      ],
    }),
  )
  const change = (id: string, data: object) =>
    world.db.platform.transaction((tx) => tx.review.update({ where: { organisationId_id: { organisationId, id } }, data }))
  for (const id of ['hers', 'other']) await change(id, { text: 'Great car' })
  const { id } = await send(person)
  expect(await erasePerson(world.db, organisationId, { conversationId: id, actor, now })).toEqual({ ok: true })
  expect(await found()).toEqual(['reviews.customer_name'])
  await change('hers', { customerName: 'Q. Vandersteep', rating: 4 })
  await world.db.forOrganisation(organisationId).transaction((tx) => tx.review.deleteMany({ where: { organisationId } }))
  expect(await found()).toEqual([])
  const texts = await historyOfReviews()
  expect(texts.filter((text) => text.startsWith('hers ')).join(' ')).not.toMatch(/Great|at the source/)
  expect(texts.filter((text) => text.startsWith('hers ')).at(-1)).toContain('"rating":4')
  expect(texts.filter((text) => text.startsWith('other ')).join(' ')).toContain('Quinn V.')
})

it('A customer of the list without a conversation is erased alone; one with a conversation is erased from there (ENT-16)', async () => {
  const { organisationId } = world.north
  const household = { phone: '0412 000 333', suburb: 'Orange' }
  const own = await listCustomer({ ...household, name: 'Quillonia', lastName: 'Vandersteep', email: person.email, notes: 'Likes QVS88' })
  const other = await listCustomer({ ...household, name: 'Ona', lastName: 'Lee', email: 'ona.lee@person.example' })
  const writer = await listCustomer({ name: 'Wim', email: 'wim@person.example' })
  await send({ name: 'Wim', lastName: null, email: 'wim@person.example', phone: '' })
  const erase = (customerId: string, of = organisationId) => eraseCustomer(world.db, of, { customerId, actor, now })
  expect(await erase(own, world.south.organisationId)).toEqual({ ok: false, reason: 'notFound' })
  expect(await erase(own)).toEqual({ ok: true })
  expect(await found()).toEqual([])
  const left = await world.db.platform.transaction((tx) => tx.customer.findMany({ orderBy: { name: 'asc' }, select: { id: true } }))
  expect(left.map(({ id }) => id)).toEqual([other, writer])
  expect(await erase(writer)).toMatchObject({ ok: false, reason: 'open' })
})

it('Erasing is refused while the shopper has an upcoming booking (ENT-16)', async () => {
  const { organisationId, locationId } = world.north
  const { id, leadId } = await send({ name: 'Rua', lastName: 'Tane', email: 'rua@person.example', phone: '+64211234567' })
  const ends = new Date(at.getTime() + 86_400_000)
  await world.db.platform.transaction((tx) =>
    tx.booking.create({
      data: {
        ...{ organisationId, locationId, leadId, kind: 'service', state: 'confirmed', seat: 1, name: 'Rua', idempotencyKey: 'booking-2' },
        ...{ startsAt: new Date(ends.getTime() - 3_600_000), endsAt: ends, freeAt: ends },
      },
    }),
  )
  const refused = { ok: false, reason: 'open', matters: ['They have an upcoming booking. Cancel it first.'] }
  expect(await erasePerson(world.db, organisationId, { conversationId: id, actor, now })).toEqual(refused)
  const over = new Date(ends.getTime() + 1).toISOString()
  expect(await erasePerson(world.db, organisationId, { conversationId: id, actor, now: over })).toEqual({ ok: true })
})
