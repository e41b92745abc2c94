import { randomBytes } from 'node:crypto'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { describe, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, testNow } from '../testing/createTestCaller'
import { enteredDestination } from '../testing/enteredRecords'
import { sendLead } from '../testing/sendLead'
import type { KeyLimits } from './keyLimits'
import { receivePostedLead, serveLeads } from './leadApi'

const world = testWorld()
const manager = (siteId: string | null = null) =>
  createTestCaller(world.db, buildSession('groupManager', world.north.organisationId, siteId)).call
const noLimits: KeyLimits = { call: async () => ({ allowed: true }), guess: async () => ({ allowed: true }) }
const api = (limits = noLimits) => ({ db: world.db, limits, address: '203.0.113.9', now: testNow })

const get = (key: string | null, search = '', limits = noLimits) =>
  serveLeads(
    new Request(`https://console.example/api/leads${search}`, { headers: key ? { authorization: `Bearer ${key}` } : {} }),
    api(limits),
  )
const post = (key: string, body: unknown, headers = {}) =>
  receivePostedLead(
    new Request('https://console.example/api/leads', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    api(),
  )
const send = async (key: string, side: 'north' | 'south' = 'north') =>
  (await sendLead(world.db, world[side].siteId, key, { email: `${key}@shopper.example` })).leadId
const createPullDestination = async () => {
  const { organisationId } = world.north
  const { id } = await manager().destinations.save({
    organisationId,
    id: null,
    data: { ...enteredDestination, target: { kind: 'pull', shape: 'flat' } },
  })
  return { id, ...(await manager().destinations.makeKey({ id })) }
}

describe('Leads fetched by API (ENT-16)', () => {
  test('Leads fetched by API are returned once each by cursor, in a stable order, without those of other organisations', async () => {
    const { key } = await createPullDestination()
    const sent = [await send('one'), await send('two'), await send('three')]
    await send('theirs', 'south')
    const first = await (await get(key, '?limit=2')).json()
    const rest = await (await get(key, `?limit=2&cursor=${first.next}`)).json()
    expect([...first.data, ...rest.data].map(({ id }: { id: string }) => id)).toEqual(sent)
    expect([first.more, rest.more]).toEqual([true, false])
    expect((await (await get(key, `?cursor=${rest.next}`)).json()).data).toEqual([])
    expect(await (await get(key, '?limit=2')).json()).toEqual(first)
    expect((await (await get(key, '?since=2027-01-01T00:00:00Z')).json()).data).toEqual([])
  })

  test.each(['?cursor=-1', '?cursor=x', '?limit=0', '?limit=1000', '?since=yesterday'])(
    'Leads fetched by API are refused for the query %s',
    async (search) => {
      expect((await get((await createPullDestination()).key, search)).status).toBe(400)
    },
  )

  test('Leads fetched by API require a current key: no other, revoked, replaced or supplier key', async () => {
    const { id, key } = await createPullDestination()
    const { key: newer } = await manager().destinations.makeKey({ id })
    const supplier = await manager().suppliers.add({ siteId: world.north.siteId, name: 'Carsales' })
    const forged = Array.from({ length: 100 }, () => `fc_${randomBytes(32).toString('base64url')}`)
    for (const invalid of [null, '', 'fc_', key, supplier.key, `${newer}x`, newer.toUpperCase(), ...forged])
      expect((await get(invalid)).status).toBe(401)
    expect((await get(newer)).status).toBe(200)
    await manager().destinations.revokeKey({ id })
    expect((await get(newer)).status).toBe(401)
  })

  test('Leads fetched by API are rate-limited, and so are attempts with wrong keys', async () => {
    const { key } = await createPullDestination()
    const full: KeyLimits = {
      call: async () => ({ allowed: false, retryAfterSeconds: 7 }),
      guess: async () => ({ allowed: false, retryAfterSeconds: 9 }),
    }
    expect((await get(key, '', full)).headers.get('retry-after')).toBe('7')
    expect((await get('fc_', '', full)).headers.get('retry-after')).toBe('9')
  })

  test('Leads fetched by API have keys that are not stored in plain text', async () => {
    const { key } = await createPullDestination()
    const rows = await world.db.platform.transaction((tx) => tx.leadDestination.findMany())
    expect(JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(key.slice(3))
  })
})

describe('Leads posted by marketplaces (API-07)', () => {
  test('Leads posted by marketplaces are stored once per id, with their source, without marketing consent or a message to the shopper', async () => {
    const { id, key } = await manager().suppliers.add({ siteId: world.north.siteId, name: 'Carsales' })
    const lead = { id: 'cs-1', name: 'Ana', email: 'ana@shopper.example', stock_number: 'nowhere', message: 'Is it there?' }
    const posts = await Promise.all([post(key, lead), post(key, lead), post(key, lead)])
    expect(posts.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    const ids = new Set(await Promise.all(posts.map(async (answer) => (await answer.json()).lead_id)))
    expect(ids.size).toBe(1)
    const [leadId = ''] = ids
    expect(await manager().leads.getOne({ id: leadId })).toMatchObject({ source: 'Carsales', siteId: world.north.siteId, optIn: false })
    const kinds = await world.db.platform.transaction((tx) => tx.outboxMessage.findMany({ where: { leadId }, select: { kind: true } }))
    expect(kinds).toEqual([{ kind: 'lead.dealer' }])
    await manager().suppliers.remove({ id })
    expect((await post(key, { ...lead, id: 'cs-2' })).status).toBe(401)
  })

  test('Leads posted by marketplaces are refused with an error status if they are invalid', async () => {
    const { key } = await manager().suppliers.add({ siteId: world.north.siteId, name: 'Trade Me' })
    const responses = [
      await post(key, '{'),
      await post(key, []),
      await post(key, { name: 'Ana', email: 'a@b.example' }),
      await post(key, '<lead/>'),
      await post(key, '<adf><prospect><id>1</id></prospect><prospect><id>2</id></prospect></adf>'),
      await post(key, { id: '1', message: 'x'.repeat(300_000) }),
      await post(key, { id: '1', name: 'Ana' }),
      await post(key, { id: '1', name: 'A\u0000na', email: 'a@b.example' }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 413, 422, 400])
    expect((await post(key, { name: 'Ana', email: 'a@b.example' }, { 'idempotency-key': 'header-1' })).status).toBe(201)
  })
})

describe('Leads posted by marketplaces in other formats (API-07)', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const adf =
    '<?xml version="1.0"?><adf><prospect><customer><contact><name part="first">Ana</name><phone>0491 570 006</phone></contact></customer></prospect></adf>'

  test.each([
    { name: 'a form', body: 'id=f1&name=Ana&phone=0491+570+006&terms_conditions=on', headers: form },
    { name: 'a nested form', body: 'id=f2&contact%5Bname%5D=Ana&contact%5Bphone%5D=0491+570+006&terms_agreed=1', headers: form },
    { name: 'a nested object', body: { data: { id: 'n1' }, customer: { name: { first: 'Ana' }, contact: { phone: '0491 570 006' } } } },
    { name: 'ADF', body: adf, headers: { 'content-type': 'application/xml' } },
    {
      name: 'an invalid email address with a valid phone number',
      body: { id: 'j1', name: 'Ana', phone: '0491 570 006', email: 'not provided' },
    },
  ])('Leads posted by marketplaces in other formats are stored once, in the format: $name', async ({ body, headers }) => {
    const { key } = await manager().suppliers.add({ siteId: world.north.siteId, name: 'Carsales' })
    const [first, again] = [await post(key, body, headers), await post(key, body, headers)]
    expect([first.status, again.status]).toEqual([201, 200])
    const { lead_id: id } = await first.json()
    const { name, phone, email, message } = await manager().leads.getOne({ id })
    expect([name, phone, email]).toEqual(['Ana', '+61491570006', ''])
    expect(message ?? '').toBe(typeof body === 'object' && 'email' in body ? 'Email, as sent: “not provided”' : '')
  })

  test('Leads posted by marketplaces in other formats need no name if they are phone calls (API-07)', async () => {
    const { key } = await manager().suppliers.add({ siteId: world.north.siteId, name: 'Calls' })
    const answered = await post(key, { id: 'c1', phone: '0491 570 006', postcode: 800 })
    expect(answered.status).toBe(201)
    const lead = await manager().leads.getOne({ id: (await answered.json()).lead_id })
    expect(lead).toMatchObject({ name: '', postcode: null, message: 'Postcode, as sent: “800”' })
  })
})

describe('The destinations of leads (AUTH-10)', () => {
  test('The destinations of leads can be managed only by managers of the whole organisation', async () => {
    const { organisationId } = world.north
    const { id } = await createPullDestination()
    const ofSite = manager(world.north.siteId)
    expect((await catchRefusal(ofSite.destinations.getOne({ id }))).code).toBe('NOT_FOUND')
    expect((await catchRefusal(ofSite.destinations.list({ organisationId }))).code).toBe('NOT_FOUND')
    const elsewhere = createTestCaller(world.db, buildSession('groupManager', world.south.organisationId)).call
    expect((await catchRefusal(elsewhere.destinations.getOne({ id }))).code).toBe('NOT_FOUND')
    expect((await catchRefusal(elsewhere.destinations.save({ organisationId, id: null, data: enteredDestination }))).code).toBe('NOT_FOUND')
  })

  test('The destinations of leads can be previewed with a received lead', async () => {
    const leadId = await send('previewed')
    const { text } = await manager().destinations.preview({
      organisationId: world.north.organisationId,
      target: enteredDestination.target,
      leadId,
    })
    expect(JSON.parse(text)).toMatchObject({ type: 'lead.created', data: { contact: { name: 'Jo' } } })
  })
})
