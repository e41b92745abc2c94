import type { CustomerValues } from '@forecourt/rules/records/kinds/customerFields'
import { describe, expect, it } from 'vitest'
import { createRecord, removeRecord, undoRecord } from '../../edited-records/editRecord'
import { exportRecords, importRecords, undoImportOfRecords } from '../../edited-records/importRecords'
import type { RecordFile } from '../../edited-records/planRecordImport'
import { buildLead } from '../../testing/buildLead'
import { buildActor as actor } from '../../testing/buildWorld'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { createLead } from '../createLead'
import { getLead } from '../getLead'
import { getConversation } from '../inbox/getConversation'
import { customerKind } from './customerKind'
import { listCustomers } from './listCustomers'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const kind = customerKind('2026-06-01')
const editing = { allowedSiteIds: null, actor }
const scope = () => world.db.forOrganisation(world.north.organisationId)

const fileOf = (headings: string, ...lines: string[]): RecordFile => ({
  headings: headings.split(','),
  records: lines.map((line, index) => ({
    row: index + 2,
    values: new Map(headings.split(',').map((heading, at) => [heading, line.split(',')[at] ?? ''])),
  })),
})
const importFile = (file: RecordFile, more: Partial<Parameters<typeof importRecords>[2]> = {}) =>
  importRecords(scope(), kind, { ...editing, apply: true, ...more, organisationId: world.north.organisationId, file })
const undo = (importId: string | null) =>
  undoImportOfRecords(scope(), kind, { ...editing, organisationId: world.north.organisationId, importId: importId ?? '' })
const stored = async (email: string) =>
  (await scope().transaction((tx) => kind.all(tx, world.north.organisationId, null))).find((row) => row.email === email)
const blank: CustomerValues = {
  ...{ name: '', lastName: '', email: '', phone: '', address: '', suburb: '', state: '', postcode: '' },
  ...{ preferredContact: '', consent: '', consentOn: null, notes: '' },
}
const add = (over: Partial<CustomerValues>) =>
  createRecord(scope(), kind, world.north.organisationId, { ...editing, key: crypto.randomUUID(), values: { ...blank, ...over } })

describe('A file of customers', () => {
  it('A file of customers adds customers with all their fields, and notes in the dealer’s own words (ENT-16)', async () => {
    const report = await importFile(
      fileOf(
        'First name,Surname,Email address,Mobile,Address,Town,State,Post code,Contact preference,Marketing consent,Consent date,Comments',
        'Mei,Lin,Mei@one.example,+61 412 000 111,1 High St,Orange,NSW,2800,SMS,Yes,1/3/2026,Delivery TBC',
      ),
    )
    expect(report).toMatchObject({ added: ['Mei Lin'], refused: [], notes: [], unknown: [] })
    expect(await stored('Mei@one.example')).toMatchObject({
      ...{ name: 'Mei', lastName: 'Lin', phone: '0412 000 111', address: '1 High St', suburb: 'Orange', state: 'NSW', postcode: '2800' },
      ...{ preferredContact: 'sms', consent: 'yes', consentOn: '2026-03-01', notes: 'Delivery TBC', revision: 1, updatedBy: 'Test' },
    })
  })

  it.each([
    { name: 'without an address or number', row: 'Ada,,,,', column: 'Email', message: /^Enter an email address or a phone number/ },
    { name: 'with half an address', row: 'Ada,Quill,ada@,,', column: 'Email', message: /not an email address/ },
    { name: 'with half a number', row: 'Ada,Quill,,0412,', column: 'Phone', message: /not a full phone number/ },
  ])('A file of customers skips a row $name, and imports the others (ENT-16)', async ({ row, column, message }) => {
    const report = await importFile(fileOf('Name,Last name,Email,Phone,Suburb', row, 'Bo,Ek,bo@skip.example,,Cobar'), { apply: false })
    expect(report.added).toEqual(['Bo Ek'])
    expect(report.refused).toEqual([expect.objectContaining({ row: 2, column, message: expect.stringMatching(message) })])
  })

  it.each([
    { consent: 'Yes,2026-03-01', is: ['yes', '2026-03-01'], notes: [] },
    { consent: 'no,', is: ['no', null], notes: [] },
    { consent: ',', is: ['', null], notes: [] },
    { consent: 'Yes,', is: ['', null], notes: ['A yes without its day isn’t stored as consent.'] },
    {
      consent: 'Yes,last winter',
      is: ['', null],
      notes: ['This isn’t a date, so no consent is stored.', expect.stringContaining('A yes without its day')],
    },
    { consent: 'Yes,2026-06-02', is: ['', null], notes: ['This day is in the future, so no consent is stored.'] },
    {
      consent: 'ask him,2026-03-01',
      is: ['', null],
      notes: ['This isn’t a clear yes or no, so no consent is stored.', 'A day without an answer is no consent.'],
    },
    {
      consent: '1,2026-03-01',
      is: ['', null],
      notes: ['This isn’t a clear yes or no, so no consent is stored.', 'A day without an answer is no consent.'],
    },
    { consent: ',2026-03-01', is: ['', null], notes: ['A day without an answer is no consent.'] },
  ])('a consent is never assumed: “$consent” is stored as $is (ENT-16)', async ({ consent, is, notes }) => {
    const email = `${crypto.randomUUID()}@consent.example`
    const report = await importFile(fileOf('Email,Marketing consent,Consent date', `${email},${consent}`))
    const customer = await stored(email)
    expect([customer?.consent, customer?.consentOn]).toEqual(is)
    expect(report.notes.map(({ message }) => message)).toEqual(notes)
    expect(report.added).toEqual([email])
  })

  it('a column of people who declined is never read as consent, whatever a user chooses (ENT-16)', async () => {
    const email = 'declined@opposite.example'
    const columns = [{ heading: 'Opted out', field: 'consent' }]
    const report = await importFile(fileOf('Email,Opted out,Consent date', `${email},Yes,2026-03-01`), { columns })
    expect(report.notes).toContainEqual({
      ...{ row: 1, column: 'Opted out', value: '' },
      message: 'This column says the opposite of Marketing consent, so it is left out.',
    })
    expect((await stored(email))?.consent).toBe('')
  })

  it('A file of customers fills empty values of the customers that it finds by address or number, replaces none, and lists contradictions (ENT-16)', async () => {
    await add({ name: 'Jo', lastName: 'Fill', email: 'jo@fill.example', suburb: 'Orange' })
    await add({ name: 'Ben', lastName: 'Fill', phone: '0412 100 100' })
    const report = await importFile(
      fileOf(
        'Name,Last name,Email,Phone,Suburb,Notes',
        'Jo,Fill,JO@fill.example,0412 100 200,Bathurst,New',
        'B.,Fill,ben@fill.example,+61412100100,,',
        'Cleo,Other,cleo@fill.example,0412 100 100,,',
      ),
    )
    expect([report.added, report.changed.map(({ title }) => title)]).toEqual([['Cleo Other'], ['Jo Fill', 'Ben Fill']])
    expect(report.notes).toEqual([{ row: 2, column: 'Suburb', value: 'Bathurst', message: '“Orange” is stored, and stays.' }])
    expect(await stored('jo@fill.example')).toMatchObject({ suburb: 'Orange', phone: '0412 100 200', notes: 'New', revision: 2 })
    expect(await stored('ben@fill.example')).toMatchObject({ name: 'Ben', phone: '0412 100 100' })
    expect(await importFile(fileOf('Name,Email,Phone', 'Jo,jo@fill.example,0412 100 200'))).toMatchObject({ unchanged: 1, importId: null })
  })

  it('A file of customers skips a row about an earlier row, and one that may be either of two customers (ENT-16)', async () => {
    await add({ name: 'Una', lastName: 'Two', email: 'una@two.example' })
    await add({ name: 'Una', phone: '0412 200 200' })
    const report = await importFile(
      fileOf(
        'Name,Last name,Email,Phone',
        'Una,Two,una@two.example,0412 200 200',
        'Pat,New,pat@two.example,',
        'Pat,New,PAT@two.example,0412 200 300',
      ),
      { apply: false },
    )
    expect(report.added).toEqual(['Pat New'])
    expect(report.refused.map(({ row, message }) => [row, message])).toEqual([
      [2, expect.stringMatching(/^This could be Una Two or Una,/)],
      [4, 'Row 3 is already the same record.'],
    ])
  })

  it('A file of customers is undone as a whole: added customers go, filled values are empty again, and a customer changed since stays (ENT-16)', async () => {
    await add({ name: 'Was', email: 'was@undo.example' })
    const { importId } = await importFile(fileOf('Name,Email,Phone', 'Was,was@undo.example,0412 300 300', 'Gone,gone@undo.example,'))
    expect((await stored('was@undo.example'))?.phone).toBe('0412 300 300')
    expect(await undo(importId)).toEqual({ undone: 2, leftAsIs: [] })
    expect([(await stored('was@undo.example'))?.phone, await stored('gone@undo.example')]).toEqual(['', undefined])
    const keys = await scope().transaction((tx) => tx.customerKey.count({ where: { key: 'tel:+61412300300' } }))
    expect(keys).toBe(0)
  })

  it('A file of customers is stored in its own organisation only, and not by a user of one site (ENT-16)', async () => {
    const file = fileOf('Name,Email', 'Wall,wall@own.example')
    const limited = await importFile(file, { allowedSiteIds: [world.north.siteId] })
    expect(limited.refused.map(({ message }) => message)).toEqual([expect.stringContaining('belong to the whole business')])
    await importFile(file)
    const list = (of: string, siteIds: readonly string[] | null = null) =>
      listCustomers(world.db.forOrganisation(of), { page: 1, perPage: 50, filter: { q: 'wall@own' } }, siteIds)
    expect((await list(world.north.organisationId)).total).toBe(1)
    expect((await list(world.south.organisationId)).total).toBe(0)
    expect((await list(world.north.organisationId, [world.north.siteId])).total).toBe(0)
    const south = world.db.forOrganisation(world.south.organisationId)
    const theirs = await importRecords(south, kind, { ...editing, apply: true, organisationId: world.south.organisationId, file })
    expect(theirs.added).toEqual(['Wall'])
  })

  it('A file of customers exports all fields, and no customer for a user of one site (ENT-16)', async () => {
    const text = await exportRecords(scope(), kind, world.north.organisationId, null)
    expect(text.split('\r\n')[0]).toContain('Marketing consent,Consent date')
    expect(text).toContain('@')
    expect(await exportRecords(scope(), kind, world.north.organisationId, [world.north.siteId])).not.toContain('@')
  })
})

describe('A customer of the list', () => {
  it('A customer of the list can’t have the e-mail address of another one (ENT-16)', async () => {
    await add({ name: 'Solo', email: 'solo@edit.example' })
    expect(await add({ name: 'Twin', email: 'SOLO@edit.example' })).toMatchObject({
      reason: 'invalid',
      fields: { email: 'Another customer has this email address.' },
    })
  })

  it('A customer whose removal is undone is found by e-mail address and phone number again (ENT-16)', async () => {
    const made = await add({ name: 'Solo', email: 'again@edit.example', phone: '0412 400 400' })
    if (!made.ok) throw new Error(made.reason)
    await removeRecord(scope(), kind, made.record.id, { ...editing, expectedRevision: 1 })
    await undoRecord(scope(), kind, made.record.id, { ...editing, organisationId: world.north.organisationId })
    const keys = await scope().transaction((tx) =>
      tx.customerKey.findMany({ where: { customerId: made.record.id }, orderBy: { key: 'asc' } }),
    )
    expect(keys.map(({ key }) => key)).toEqual(['mail:again@edit.example', 'tel:+61412400400'])
  })

  it.each([
    { name: 'the same address', lead: { name: 'R', email: 'REX1@known.example' }, known: true },
    { name: 'the same number and name', lead: { name: 'Rex', lastName: 'Known', phone: '+61412500502' }, known: true },
    { name: 'the same number, no name', lead: { phone: '+61412500503' }, known: true },
    { name: 'the same number, another person', lead: { name: 'Zoe', email: 'zoe@known.example', phone: '+61412500504' }, known: false },
    { name: 'another address and number', lead: { name: 'Rex', email: 'x@known.example', phone: '+61412500510' }, known: false },
  ])('A customer of the list is recognised when they write, by $name: $known (ENT-16)', async ({ name, lead, known }) => {
    const at =
      ['the same address', 'the same number and name', 'the same number, no name', 'the same number, another person'].indexOf(name) + 1
    const phone = `0412 500 50${at}`
    const made = await add({ name: 'Rex', lastName: 'Known', email: `rex${at}@known.example`, phone, notes: 'Likes utes.' })
    const site = await liveSite(world.db, world.north.siteId)
    const person = { name: '', lastName: '', email: '', phone: '', ...lead }
    const { leadId } = await createLead(world.db, site, buildLead(person), { idempotencyKey: `known ${name}`, now })
    const id = (await getLead(scope(), leadId))?.conversationId ?? ''
    const conversation = await getConversation(scope(), id, { userId: 'north-user', siteIds: null, now })
    expect(conversation?.customers.map(({ notes }) => notes)).toEqual(known ? ['Likes utes.'] : [])
    const list = await listCustomers(scope(), { page: 1, perPage: 50, filter: { q: phone } }, null)
    expect(list.rows.map((row) => [row.id, row.conversationId])).toEqual([[made.ok ? made.record.id : '', known ? id : null]])
  })
})
