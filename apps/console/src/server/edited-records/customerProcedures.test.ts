import { maxImported } from '@forecourt/data/edited-records/importRecords'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { Role } from '@forecourt/rules/access/roles'
import { largestSentFile } from '@forecourt/rules/stock/uploadLimits'
import { expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, testNow } from '../testing/createTestCaller'
import { sendLead } from '../testing/sendLead'

const world = testWorld()
const organisationId = 'north-organisation'
const as = (role: Role, of = organisationId, siteId: string | null = null) =>
  createTestCaller(world.db, buildSession(role, of, siteId)).call
const fileOf = (...lines: string[]) => ({ organisationId, name: 'customers.csv', data: Buffer.from(lines.join('\n')).toString('base64') })
const audit = (target: string) =>
  world.db.platform.transaction((tx) =>
    tx.auditEntry.findMany({ where: { target }, orderBy: { id: 'asc' }, select: { action: true, actorName: true } }),
  )

test('A file of customers is mapped, corrected, imported once and undone, with its audit rows (ENT-16)', async () => {
  const call = as('dealerPrincipal')
  const file = fileOf('Who,E-mail,Ph,Agreed to news', 'Mei Lin,mei@file.example,0412 000 111,Yes', 'Tom Zed,tom@file,0412 000 222,')
  const first = await call.customers.importFile({ ...file, apply: false })
  expect(first.columns.map(({ heading, field }) => [heading, field])).toEqual([
    ['Who', null],
    ['E-mail', 'email'],
    ['Ph', null],
    ['Agreed to news', null],
  ])
  expect(first.columns[0]?.examples).toEqual(['Mei Lin', 'Tom Zed'])
  const decisions = {
    columns: [
      { heading: 'Who', field: 'name' },
      { heading: 'Ph', field: 'phone' },
      { heading: 'Agreed to news', field: 'consent' },
    ],
    corrections: [{ row: 3, column: 'E-mail', value: 'tom@file.example' }],
  }
  const preview = await call.customers.importFile({ ...file, ...decisions, apply: false })
  expect([preview.added, preview.refused, preview.notes.map(({ column }) => column)]).toEqual([
    ['Mei Lin', 'Tom Zed'],
    [],
    ['Agreed to news'],
  ])
  expect((await call.customers.getList({ filter: { q: 'file.example' } })).total).toBe(0)
  const key = crypto.randomUUID()
  const done = await call.customers.importFile({ ...file, ...decisions, key, apply: true })
  const again = await call.customers.importFile({ ...file, ...decisions, key, apply: true })
  expect([done.importId, done.added, again]).toEqual([key, ['Mei Lin', 'Tom Zed'], done])
  const { data } = await call.customers.getList({ filter: { q: 'file.example' } })
  expect(data.map(({ name, phone, consent }) => [name, phone, consent])).toEqual([
    ['Mei Lin', '0412 000 111', ''],
    ['Tom Zed', '0412 000 222', ''],
  ])
  expect(await audit(key)).toEqual([{ action: 'customer.import', actorName: 'dealerPrincipal person' }])
  expect(await audit(data[0]?.id ?? '')).toEqual([{ action: 'customer.create', actorName: 'dealerPrincipal person' }])
  expect(await call.customers.undoImport({ organisationId, importId: key })).toEqual({ undone: 2, leftAsIs: [] })
  expect((await call.customers.getList({ filter: { q: 'file.example' } })).total).toBe(0)
  expect((await audit(key)).map(({ action }) => action)).toEqual(['customer.import', 'customer.importUndone'])
})

test.each([
  { role: 'groupManager', may: true },
  { role: 'dealerPrincipal', may: true },
  { role: 'sales', may: false },
  { role: 'finance', may: false },
  { role: 'marketing', may: false },
  { role: 'auditor', may: false },
] as const)('$role can import and export customers: $may (AUTH-10)', async ({ role, may }) => {
  const file = fileOf('Name,Email', `Role,${role}@role.example`)
  const codes = async () => [
    (await catchRefusal(as(role).customers.importFile({ ...file, apply: true }))).code,
    (await catchRefusal(as(role).customers.exportCsv({ organisationId }))).code,
  ]
  expect(await codes()).toEqual(may ? ['answered', 'answered'] : ['FORBIDDEN', 'FORBIDDEN'])
})

test('Sales staff read the customer list; staff of one site and of another dealer find nothing in it (ENT-16)', async () => {
  await as('groupManager').customers.importFile({ ...fileOf('Name,Email', 'Seen,seen@list.example'), apply: true })
  const total = async (call: ReturnType<typeof as>) => (await call.customers.getList({ filter: { q: 'seen@list' } })).total
  expect(await total(as('sales'))).toBe(1)
  expect(await total(as('sales', organisationId, world.north.siteId))).toBe(0)
  expect(await total(as('groupManager', world.south.organisationId))).toBe(0)
})

test('A file of customers that is too large or has too many rows is refused with the limit (ENT-16)', async () => {
  const rows = Array.from({ length: maxImported + 1 }, (_, index) => `C${index},c${index}@many.example`)
  const many = await catchRefusal(as('groupManager').customers.importFile({ ...fileOf('Name,Email', ...rows), apply: false }))
  expect(many.message).toBe('At most 2000 rows per file. Split the file.')
  const data = Buffer.alloc(largestSentFile + 3, 65).toString('base64')
  const large = await catchRefusal(as('groupManager').customers.importFile({ organisationId, name: 'large.csv', data, apply: false }))
  expect([large.code, large.message]).toEqual(['BAD_REQUEST', expect.stringContaining('4 MB')])
})

test('A customer is erased by a role that may erase, and one who wrote is erased with their conversation (ENT-16)', async () => {
  const call = as('groupManager')
  await call.customers.importFile({
    ...fileOf('Name,Email', 'Quiet,quiet@erase.example', 'Writer,writer@erase.example'),
    apply: true,
  })
  const { conversationId } = await sendLead(
    world.db,
    world.north.siteId,
    'writer',
    { name: 'Writer', email: 'writer@erase.example', phone: '' },
    testNow,
  )
  const found = async (q: string) => (await call.customers.getList({ filter: { q } })).data[0]
  const [quiet, writer] = [await found('quiet@erase'), await found('writer@erase')]
  expect(writer?.conversationId).toBe(conversationId)
  expect((await catchRefusal(as('sales').customers.erase({ id: quiet?.id ?? '' }))).code).toBe('FORBIDDEN')
  expect((await catchRefusal(call.customers.erase({ id: writer?.id ?? '' }))).message).toContain('They have a conversation')
  await call.customers.erase({ id: quiet?.id ?? '' })
  await call.inbox.erase({ id: conversationId })
  expect([await found('quiet@erase'), await found('writer@erase')]).toEqual([undefined, undefined])
})
