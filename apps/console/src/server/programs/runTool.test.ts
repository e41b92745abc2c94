import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { ProgramPermission } from '@forecourt/rules/access/programTokens'
import { complianceRules } from '@forecourt/rules/compliance/complianceRules'
import { expect, test } from 'vitest'
import type { Context } from '../Context'
import { buildSession, createTestCaller, createTestContext, testNow } from '../testing/createTestCaller'
import { procedures } from '../testing/procedures'
import { sendLead } from '../testing/sendLead'
import { storedState } from '../testing/storedState'
import { toolProcedures } from './ProgramTool'
import { isReadOnly, listAllowedTools, programTools, runTool, toolPermissions, toolProcedure } from './runTool'
import { addProgram } from './testing/addProgram'
import { type Program, programOfToken } from './tokenSession'

const world = testWorld()
const everything: readonly ProgramPermission[] = ['site.read', 'site.edit', 'stock.read', 'lead.read']

const programWith = (permissions: readonly ProgramPermission[] = everything) => addProgram(world.db, world.north, permissions)
/** All that tools could have written, with the number of queued messages. */
const everythingStored = async () =>
  (await storedState(world.db)) +
  JSON.stringify(await world.db.platform.transaction((tx) => tx.$queryRaw`select count(*)::int as messages from outbox`))
const contextFor = (program: Program): Context => createTestContext(world.db, program.session).context
const run = (program: Program, name: string, input: object = {}) => runTool({ program, context: contextFor(program), name }, input)
const dataOf = async (program: Program, name: string, input: object = {}) => {
  const result = await run(program, name, input)
  if (!result.ok) throw new Error(result.message)
  return result.data as Record<string, never>
}

test('no tool can publish, send or delete: each procedure is a query, or saves a draft (AUTH-10)', () => {
  const mutations = toolProcedures.filter((path) => toolProcedure(path).type !== 'query')
  expect(mutations).toEqual(['sites.saveDraft'])
  expect(toolProcedures.filter((path) => toolProcedure(path).permission === null)).toEqual([])
  expect(programTools.filter((tool) => !isReadOnly(tool)).map(({ name }) => name)).toEqual(['propose_draft'])
  const known = new Set(procedures.map(({ path }) => path))
  expect(programTools.flatMap((tool) => tool.procedures).filter((path) => !known.has(path))).toEqual([])
})

test.each([
  { permissions: ['site.read'] as const, tools: ['find_settings', 'explain_setting', 'check_changes', 'forecast_draft', 'lint_draft'] },
  { permissions: ['stock.read'] as const, tools: ['query_stock'] },
  { permissions: ['lead.read'] as const, tools: ['list_leads', 'draft_reply'] },
  { permissions: everything, tools: programTools.map(({ name }) => name) },
])('a token with $permissions has the tools whose procedures it allows (AUTH-10)', async ({ permissions, tools }) => {
  const program = await programWith(permissions)
  expect(listAllowedTools(program).map(({ name }) => name)).toEqual(tools)
  for (const { name } of programTools.filter((tool) => !tools.includes(tool.name)))
    expect(await run(program, name)).toMatchObject({ ok: false, status: 403 })
})

test('a tool that isn’t declared, or an unknown parameter, is refused', async () => {
  const program = await programWith()
  expect(await run(program, 'publish')).toMatchObject({ ok: false, status: 404 })
  expect(await run(program, 'query_stock', { siteId: world.south.siteId })).toMatchObject({ ok: false, status: 400 })
  expect(await run(program, 'query_stock', { query: 'a\0b' })).toMatchObject({ ok: false, status: 400 })
})

test('a program sees only the site of its token', async () => {
  const program = await programWith()
  const { conversationId } = await sendLead(world.db, world.south.siteId, 'theirs')
  expect(await run(program, 'draft_reply', { conversationId })).toMatchObject({ ok: false, status: 404 })
  expect(await run(program, 'explain_button', { button: 'reserve', carId: world.south.carId })).toMatchObject({ ok: false, status: 404 })
  const { cars } = await dataOf(program, 'query_stock')
  expect(JSON.stringify(cars)).not.toContain(world.south.carId)
})

test('a user who loses a permission takes it from their tokens at once (AUTH-10)', async () => {
  const program = await programWith()
  expect(listAllowedTools(program).map(({ name }) => name)).toContain('list_leads')
  const { userId } = world.north
  const change = (role: string) => world.db.platform.transaction((tx) => tx.membership.updateMany({ where: { userId }, data: { role } }))
  await change('editor')
  const demoted = await programOfToken(world.db, program.hash, testNow)
  await change('groupManager')
  expect(demoted && listAllowedTools(demoted).map(({ name }) => name)).not.toContain('list_leads')
})

test('settings are found, explained and proposed as a draft with the program’s name in its history (CFG-12)', async () => {
  const program = await programWith()
  const { settings, revision } = await dataOf(program, 'find_settings', { query: 'tagline' })
  const [{ setting }] = settings as unknown as [{ setting: string }]
  expect(setting).toBe('/identity/tagline')
  const changes = [{ setting, value: 'Open on Sunday' }]
  expect(await dataOf(program, 'check_changes', { changes })).toMatchObject({
    errors: [],
    changes: [expect.stringContaining('Open on Sunday')],
  })
  expect((await dataOf(program, 'explain_setting', { setting })).value).not.toBe('Open on Sunday')
  expect(await dataOf(program, 'propose_draft', { changes, expectedRevision: revision })).toMatchObject({ saved: true })
  expect(await dataOf(program, 'explain_setting', { setting })).toMatchObject({ value: 'Open on Sunday' })
  const { updatedBy } = (
    await createTestCaller(world.db, buildSession('groupManager', world.north.organisationId)).call.sites.forEditing({
      siteId: world.north.siteId,
    })
  ).draft
  expect(updatedBy).toMatch(/\(Assistant\)$/)
  expect(await run(program, 'propose_draft', { changes, expectedRevision: revision })).toMatchObject({ ok: false, status: 409 })
})

test.each([
  { name: 'an unknown setting', change: { setting: '/identity/nothing', value: 1 } },
  { name: 'a value of another type', change: { setting: '/identity/tagline', value: 5 } },
  { name: 'a prototype', change: { setting: '/identity/__proto__', value: {} } },
  { name: 'no value', change: { setting: '/identity/tagline' } },
])('$name isn’t saved', async ({ change }) => {
  const program = await programWith()
  const before = await everythingStored()
  const { revision } = await dataOf(program, 'find_settings', { query: 'tagline' })
  const answer = await dataOf(program, 'propose_draft', { changes: [change], expectedRevision: revision })
  expect(answer).toMatchObject({ saved: false, errors: [{ setting: change.setting }] })
  expect(await everythingStored()).toBe(before)
})

test('words that no setting has together find settings with some of them', async () => {
  const program = await programWith(['site.read'])
  const { message, settings } = await dataOf(program, 'find_settings', { query: 'default sort order' })
  expect(message).toContain('some')
  expect((settings as unknown as { setting: string }[]).map(({ setting }) => setting).slice(0, 3)).toContain('/search/defaultSort')
  expect((await dataOf(program, 'find_settings', { query: 'brand colour' })).message).toBeUndefined()
  // Two settings match both words, and neither is the dealer's own address.
  const email = await dataOf(program, 'find_settings', { query: 'email address' })
  expect(email.message).toContain('The first 2 settings match all words')
  expect((email.settings as unknown as { setting: string }[]).map(({ setting }) => setting)).toContain('/identity/email')
})

test('findings of a draft come with the severity and explanation of their rules (LEG-02)', async () => {
  const program = await programWith(['site.read'])
  const [rule] = complianceRules
  const findings = [{ rule: rule?.id ?? '', phrase: '', path: '/', pages: 1, carId: null }]
  const context = { ...contextFor(program), judgeSite: async () => ({ judged: 1, total: 9, complete: true, next: null, findings }) }
  const result = await runTool({ program, context, name: 'lint_draft' }, {})
  expect(result).toMatchObject({
    data: {
      message: expect.stringContaining('1 of 9 pages'),
      findings: [{ rule: rule?.id }],
      rules: [{ id: rule?.id, severity: rule?.severity, explanation: rule?.explanation }],
    },
  })
})

test('a button is explained on one car and on all cars (VDP-07)', async () => {
  const program = await programWith()
  const { carId } = world.north
  expect(await dataOf(program, 'explain_button', { button: 'enquire', carId })).toMatchObject({
    listed: { shown: expect.any(Boolean) },
    button: { id: 'button-enquire', because: [{ message: expect.any(String) }] },
  })
  expect(await dataOf(program, 'explain_button', { button: 'enquire' })).toMatchObject({ id: 'enquire', total: expect.any(Number) })
})

test('a reply is drafted from a template or a text, and nothing is sent (ENT-16)', async () => {
  const program = await programWith()
  const { conversationId } = await sendLead(world.db, world.north.siteId, 'reply', { email: 'ana@shopper.example' })
  const before = await everythingStored()
  expect(await dataOf(program, 'draft_reply', { conversationId })).toMatchObject({
    sent: false,
    problems: [],
    draft: { channel: 'mail', to: 'ana@shopper.example', text: expect.stringContaining('Hi ') },
  })
  expect(await dataOf(program, 'draft_reply', { conversationId, text: 'Hi {first name}' })).toMatchObject({
    problems: [expect.stringContaining('{first name}')],
  })
  expect(await everythingStored()).toBe(before)
})

test('settings that a query finds are listed on pages, and older messages of a conversation are returned on request', async () => {
  const program = await programWith()
  const idsOf = async (page: number) =>
    ((await dataOf(program, 'find_settings', { query: 'show', page })).settings as unknown as { setting: string }[]).map(
      ({ setting }) => setting,
    )
  const { total } = await dataOf(program, 'find_settings', { query: 'show' })
  const pages: string[] = []
  for (let page = 1; pages.length < Number(total) && page < 100; page++) pages.push(...(await idsOf(page)))
  expect(total).toBeGreaterThan(20)
  expect(new Set(pages).size).toBe(Number(total))

  const { conversationId } = await sendLead(world.db, world.north.siteId, 'talk', { message: 'The first message' })
  const { call } = createTestCaller(world.db, buildSession('groupManager', world.north.organisationId))
  for (let note = 1; note <= 25; note++) await call.inbox.note({ id: conversationId, text: `Note ${note}`, key: `note-of-talk-${note}` })
  type Conversation = { readonly olderMessages: number; readonly messages: readonly { readonly text: string }[] }
  const read = async (input: object): Promise<Conversation> =>
    (await dataOf(program, 'draft_reply', { conversationId, ...input })).conversation as unknown as Conversation
  const latest = await read({})
  expect([latest.messages.length, latest.messages.at(-1)?.text]).toEqual([20, 'Note 25'])
  const older = await read({ messagesBefore: latest.olderMessages })
  expect(older.olderMessages).toBe(0)
  expect(older.messages.length).toBe(latest.olderMessages)
  expect(JSON.stringify(older.messages)).toContain('The first message')
})

test('the tools need permissions that a token can have', () => {
  expect(new Set(programTools.flatMap(toolPermissions))).toEqual(new Set(everything))
})
