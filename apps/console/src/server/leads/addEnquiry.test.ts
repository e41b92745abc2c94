import { addCars } from '@forecourt/data/testing/addCars'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { beforeAll, describe, expect, it } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, testNow } from '../testing/createTestCaller'

const world = testWorld()
const seller = () =>
  createTestCaller(world.db, { ...buildSession('sales', world.north.organisationId, world.north.siteId), user: sam }).call
const sam = { id: 'sam', name: 'Sam Seller', email: 'sam@example.com' }

let count = 0
const enquiry = () => ({ siteId: world.north.siteId, source: 'phone' as const, key: `entered ${++count}` })
const leads = () => world.db.platform.transaction((tx) => tx.lead.count())

beforeAll(async () => {
  await addCars(world.db, world.north, [{ id: 'yaris', name: '2021 Toyota Yaris' }])
  await world.db.platform.transaction((tx) =>
    tx.user.create({
      data: {
        ...sam,
        activatedAt: new Date(testNow),
        memberships: { create: [{ role: 'sales', organisationId: world.north.organisationId, siteId: world.north.siteId }] },
      },
    }),
  )
})

describe('an enquiry that staff add (ENT-16, API-07)', () => {
  it('an enquiry that staff add needs no name, is marked as contacted, is assigned to the user who added it, and has its source', async () => {
    const { id, leadId } = await seller().inbox.addEnquiry({
      ...enquiry(),
      phone: '0491 570 156',
      carId: 'yaris',
      note: 'Comes in on Friday',
    })
    const found = await seller().inbox.getOne({ id })
    expect(found).toMatchObject({
      ...{ phone: '+61491570156', name: '', source: 'Phone call', carName: '2021 Toyota Yaris', stage: 'contacted' },
      ...{ assignedTo: 'sam', waitsSince: null },
      timeline: [{ kind: 'lead', by: 'Sam Seller', text: 'Comes in on Friday' }],
    })
    expect((await seller().leads.getOne({ id: leadId })).events[0]).toMatchObject({ text: 'Recorded by Sam Seller', by: null })
    const audit = await world.db.platform.transaction((tx) => tx.auditEntry.findMany({ where: { action: 'inbox.addEnquiry', target: id } }))
    expect(audit).toMatchObject([{ actorId: 'sam', summary: 'Added an enquiry (phone call)' }])
  })

  it('an enquiry that staff add is processed like any lead: sends an email to the business, and none to the shopper', async () => {
    const { leadId } = await seller().inbox.addEnquiry({ ...enquiry(), source: 'walkIn', name: 'Wanda', email: 'wanda@walks.example' })
    const sent = await world.db.platform.transaction((tx) => tx.outboxMessage.findMany({ where: { leadId } }))
    expect(sent.map(({ kind }) => kind)).not.toContain('lead.shopper')
    expect(sent.length).toBeGreaterThan(0)
  })

  it('an enquiry that staff add counts in no response time, but answers one that waited', async () => {
    const clocks = (id: string) => world.db.platform.transaction((tx) => tx.answerClock.findMany({ where: { conversationId: id } }))
    const { id } = await seller().inbox.addEnquiry({ ...enquiry(), name: 'Walk', email: 'walk@walks.example' })
    expect(await clocks(id)).toEqual([])
    const waiting = await seller().inbox.addEnquiry({ ...enquiry(), name: 'Wait', email: 'waited@walks.example', needsReply: true })
    await world.db.platform.transaction((tx) =>
      tx.answerClock.updateMany({ where: { conversationId: waiting.id }, data: { startedAt: new Date('2026-01-01') } }),
    )
    await seller().inbox.addEnquiry({ ...enquiry(), name: 'Wait', email: 'waited@walks.example' })
    expect(await clocks(waiting.id)).toMatchObject([{ answeredBy: 'sam' }])
  })

  it('an enquiry that staff add can be marked as needing a reply', async () => {
    const { id } = await seller().inbox.addEnquiry({ ...enquiry(), name: 'Wait', email: 'wait@walks.example', needsReply: true })
    expect(await seller().inbox.getOne({ id })).toMatchObject({ stage: 'new', assignedTo: null, waitsSince: expect.any(String) })
  })

  it('an enquiry that staff add is stored once per key, and joins the conversation of the same shopper', async () => {
    const first = { ...enquiry(), name: 'Kim', phone: '0491 570 157' }
    const one = await seller().inbox.addEnquiry(first)
    expect(await seller().inbox.addEnquiry(first)).toEqual(one)
    const again = await seller().inbox.addEnquiry({ ...enquiry(), phone: '+61 491 570 157' })
    expect(again.id).toBe(one.id)
    expect((await seller().inbox.getOne({ id: one.id })).timeline).toHaveLength(2)
  })

  it.each([
    ['no contact', {}, 'phone', /phone number or an email/],
    ['half a phone number', { phone: '0491 57' }, 'phone', /full phone number/],
    ['a bad address beside a good number', { phone: '0491 570 158', email: 'kim@' }, 'email', /not an email/],
    ['a car of another organisation', { phone: '0491 570 158', carId: 'south-car' }, 'carId', /isn’t in the stock/],
    ['a location of another organisation', { phone: '0491 570 158', locationId: 'south-location' }, 'locationId', /doesn’t show/],
  ])('an enquiry that staff add with %s is refused at its field, and nothing is stored', async (_, over, field, message) => {
    const before = await leads()
    const refusal = await catchRefusal(seller().inbox.addEnquiry({ ...enquiry(), ...over }))
    expect(refusal).toMatchObject({ code: 'BAD_REQUEST' })
    expect(refusal.message).toMatch(message)
    expect(JSON.stringify(refusal)).toContain(field)
    expect(await leads()).toBe(before)
  })

  it('an enquiry that staff add for another site, or without the permission, is refused', async () => {
    const elsewhere = { ...enquiry(), siteId: world.south.siteId, phone: '0491 570 158' }
    expect((await catchRefusal(seller().inbox.addEnquiry(elsewhere))).code).toBe('NOT_FOUND')
    const other = createTestCaller(world.db, buildSession('sales', world.north.organisationId, 'another-site')).call
    expect((await catchRefusal(other.inbox.addEnquiry({ ...enquiry(), phone: '0491 570 158' }))).code).toBe('NOT_FOUND')
    const stock = createTestCaller(world.db, buildSession('stock', world.north.organisationId)).call
    expect((await catchRefusal(stock.inbox.addEnquiry({ ...enquiry(), phone: '0491 570 158' }))).code).toBe('FORBIDDEN')
  })

  it('an enquiry that staff add can have a car, found by searching the cars for sale of the site only', async () => {
    const found = await seller().inbox.cars({ organisationId: world.north.organisationId, siteId: world.north.siteId, q: 'yaris 2021' })
    expect(found.map(({ id, stage }) => [id, stage])).toEqual([['yaris', 'in_stock']])
    const south = { organisationId: world.south.organisationId, q: 'yaris' }
    expect((await catchRefusal(seller().inbox.cars(south))).code).toBe('NOT_FOUND')
  })
})
