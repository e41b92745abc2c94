import { refreshSiteHealth, siteHealthSeconds } from '@forecourt/data/fleet/refreshSiteHealth'
import { insertCars } from '@forecourt/data/stock/insertCars'
import { createStockFeed, type FeedSettings } from '@forecourt/data/stock-feeds/changeStockFeed'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { siteTroubleNames } from '@forecourt/rules/sites/siteTroubles'
import { troubleSeverity } from '@forecourt/rules/sites/troubleSeverity'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { beforeAll, describe, expect, it } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller, testNow } from '../testing/createTestCaller'
import { sendLead } from '../testing/sendLead'

const world = testWorld()
const staff = () => createTestCaller(world.db, buildSession('platformAdmin', null)).call
const later = (seconds: number) => new Date(Date.parse(testNow) + seconds * 1000).toISOString()
const hoursAgo = (hours: number) => later(-hours * 3600)

const rowOf = async (siteId: string) => {
  const { data } = await staff().fleet.getList({ filter: { ids: [siteId] } })
  const [row] = data
  if (!row?.health) throw new Error('The site was not checked.')
  return { ...row, health: row.health }
}

beforeAll(async () => {
  const { north, south } = world
  for (const [name, hours] of [
    ['early', 5],
    ['late', 1],
  ] as const)
    await sendLead(world.db, north.siteId, name, { name, email: `${name}@waits.example`, phone: '' }, hoursAgo(hours))
  await world.db.platform.transaction(async (tx) => {
    const { organisationId, siteId, dealershipId, locationId } = north
    const place = { dealershipId, locationId }
    await insertCars(tx, organisationId, [
      buildCar({ id: 'bare', slug: 'bare', stockNumber: 'B1', images: [], priceCents: null, ...place }),
      buildCar({ id: 'unpriced', slug: 'unpriced', stockNumber: 'B2', priceCents: null, ...place }),
    ])
    // One waits for a reply; the others are confirmed, or over. Each starts a conversation.
    const visits = [
      { state: 'requested', startsAt: later(86_400), endsAt: later(90_000) },
      { state: 'confirmed', startsAt: later(186_400), endsAt: later(190_000) },
      { state: 'requested', startsAt: hoursAgo(5), endsAt: hoursAgo(4) },
    ]
    await tx.booking.createMany({
      data: visits.map(({ state, startsAt, endsAt }, index) => ({
        ...{ organisationId, locationId, siteId, state, kind: 'testDrive', seat: 1, name: 'Ada', idempotencyKey: `visit ${index}` },
        ...{ startsAt: new Date(startsAt), endsAt: new Date(endsAt), freeAt: new Date(endsAt) },
      })),
    })
    const dead = { kind: 'lead.dealer', status: 'dead', attempts: 9, lastError: 'Refused' }
    await tx.outboxMessage.createMany({ data: [1, 2, 3].map(() => ({ organisationId, siteId, ...dead })) })
    const own = { organisationId: south.organisationId, siteId: south.siteId, proof: 'x' }
    await tx.hostName.createMany({
      data: [
        { ...own, host: 'www.south.example', verifiedAt: null },
        { ...own, host: 'good.south.example', certificateExpiresAt: new Date(later(86_400)) },
        { ...own, host: 'bad.south.example', certificateExpiresAt: new Date(later(999_999)), certificateProblem: 'Expired.' },
      ],
    })
  })
  await refreshSiteHealth(world.db, testNow)
})

describe('the table of dealers', { shuffle: false }, () => {
  it('the table of dealers has for each count exactly the rows that it links to', async () => {
    const { siteId, organisationId } = world.north
    const { health, dealershipIds } = await rowOf(siteId)
    const call = staff()
    const waiting = await call.inbox.page({ organisationId, filter: { view: 'waiting', siteId } })
    expect([waiting.data.length, health.waiting, health.waitingSince]).toEqual([5, 5, hoursAgo(5)])
    for (const [attention, count, expected] of [
      ['noPhotos', health.noPhotos, 1],
      ['noPrice', health.noPrice, 2],
    ] as const) {
      const filter = { organisationId, attention, ...(dealershipIds.length > 0 && { dealershipId: [...dealershipIds] }) }
      const { total } = await call.stock.getList({ filter })
      expect([total, count], attention).toEqual([expected, expected])
    }
    const locations = await call.bookings.locations({ organisationId })
    expect([locations.reduce((sum, location) => sum + location.waiting, 0), health.bookingRequests]).toEqual([1, 1])
    const { total } = await call.outbox.undelivered({ state: 'dead', siteId })
    expect([total, health.undelivered]).toEqual([3, 3])
  })

  it('the table of dealers counts only what belongs to the site', async () => {
    const { health } = await rowOf(world.south.siteId)
    expect(health).toMatchObject({ waiting: 0, waitingSince: null, noPhotos: 0, noPrice: 0, undelivered: 0, waitingDomains: 1 })
    expect(health).toMatchObject({ ownDomains: 2, certificateProblems: 1, certificateExpiresAt: later(86_400) })
  })

  it('the table of dealers shows the warnings that the publisher of the live version saw', async () => {
    const { warnings } = await rowOf(world.north.siteId)
    const [entry] = await world.db.platform.transaction((tx) =>
      tx.auditEntry.findMany({ where: { siteId: world.north.siteId, action: 'site.publish' }, orderBy: { id: 'desc' }, take: 1 }),
    )
    expect(warnings).toEqual((entry?.detail as { warnings?: string[] } | undefined)?.warnings ?? [])
  })

  it('the table of dealers has the colours of the live site, for its card', async () => {
    expect((await rowOf(world.north.siteId)).style).toMatchObject({ brandColour: expect.stringMatching(/^#/) })
  })

  it.each([
    { name: 'a problem that one has', filter: { trouble: 'waiting' }, found: ['north'] },
    { name: 'another problem', filter: { trouble: 'domain' }, found: ['south'] },
    { name: 'a problem of certificates', filter: { trouble: 'certificate' }, found: ['south'] },
    { name: 'any problem', filter: { trouble: 'any' }, found: ['north', 'south'] },
    { name: 'a template', filter: { template: 'template-plain' }, found: ['north', 'south'] },
    { name: 'an unknown template', filter: { template: 'nothing' }, found: [] },
    { name: 'a make', filter: { make: 'Toyota' }, found: ['north', 'south'] },
    { name: 'a make that none sells', filter: { make: 'Kia' }, found: [] },
    { name: 'a country', filter: { country: 'AU' }, found: ['north', 'south'] },
    { name: 'the other country', filter: { country: 'NZ' }, found: [] },
    { name: 'a status', filter: { status: 'live' }, found: ['north', 'south'] },
    { name: 'archived sites', filter: { status: 'archived' }, found: [] },
    { name: 'sites that were never published', filter: { published: 'never' }, found: [] },
    { name: 'a part of a name', filter: { q: 'OUTH' }, found: ['south'] },
  ] as const)('the table of dealers filters by $name', async ({ filter, found }) => {
    const { data, total } = await staff().fleet.getList({ filter, sort: { field: 'name', order: 'ASC' } })
    expect(data.map(({ slug }) => slug)).toEqual(found)
    expect(total).toBe(found.length)
  })

  it.each([
    { field: 'waiting', order: 'DESC', first: 'north' },
    { field: 'waitingSince', order: 'ASC', first: 'north' },
    { field: 'undelivered', order: 'ASC', first: 'south' },
    { field: 'troubles', order: 'DESC', first: 'south' },
    { field: 'bookingRequests', order: 'DESC', first: 'north' },
    { field: 'name', order: 'DESC', first: 'south' },
  ] as const)('the table of dealers sorts by $field, $order, over all pages', async ({ field, order, first }) => {
    const page = async (number: number) => (await staff().fleet.getList({ page: number, perPage: 1, sort: { field, order } })).data[0]?.slug
    expect([await page(1), await page(2), await page(3)]).toEqual([first, first === 'north' ? 'south' : 'north', undefined])
  })

  it('the table of dealers sorts by the severity of the problems, as the rule computes it, and filters by each', async () => {
    const { data } = await staff().fleet.getList({ sort: { field: 'troubles', order: 'DESC' } })
    const points = data.map(({ health, warnings }) =>
      health ? troubleSeverity(health, warnings?.length ?? 0, Date.parse(testNow)).points : 0,
    )
    expect(data.map(({ severity }) => severity)).toEqual(points)
    expect(points).toEqual(points.toSorted((one, other) => other - one))
    expect(new Set(points).size).toBe(points.length)
    for (const trouble of siteTroubleNames) {
      const found = (await staff().fleet.getList({ filter: { trouble } })).data.map(({ slug }) => slug)
      const expected = data.filter(({ troubles }) => troubles.includes(trouble)).map(({ slug }) => slug)
      expect(found.toSorted(), trouble).toEqual(expected.toSorted())
    }
  })

  it('the table of dealers is exported with the rows, order and reasons shown, and escapes cells that a spreadsheet would run', async () => {
    const { north } = world
    const rename = (name: string) =>
      world.db.platform.transaction((tx) =>
        tx.site.update({ where: { organisationId_id: { organisationId: north.organisationId, id: north.siteId } }, data: { name } }),
      )
    const { name: nameBefore } = await rowOf(north.siteId)
    await rename('=cmd|north')
    const sort = { field: 'waiting', order: 'DESC' } as const
    const { text, rows, total, fileName } = await staff().fleet.exportCsv({ sort })
    const [heading, first, second] = text.slice(1).split('\r\n')
    expect([rows, total, fileName]).toEqual([2, 2, `dealers-${testNow.slice(0, 10)}.csv`])
    expect(heading).toMatch(/^Dealer,Organisation,Address,Makes,States,Urgency,Problems,Reasons,Status,/)
    expect(first).toMatch(/^'=cmd\|north,.*5 waiting for a reply, oldest 5 h;.* 1 booking request without a reply;/)
    expect(second).toMatch(/^south Motors,.*Certificate fault/)
    expect((await staff().fleet.exportCsv({ filter: { trouble: 'certificate' } })).text.match(/Motors/g)).toBeTruthy()
    expect((await staff().fleet.exportCsv({ filter: { trouble: 'waiting' } })).rows).toBe(1)
    await rename(nameBefore)
  })

  it('the table of dealers offers the values that it can be filtered by', async () => {
    const { templates, makes, states } = await staff().fleet.choices()
    expect(templates.map(({ id }) => id)).toEqual(['template-plain'])
    expect(makes).toEqual(['Toyota'])
    for (const state of states) expect((await staff().fleet.getList({ filter: { state } })).total).toBeGreaterThan(0)
    expect(states.length).toBeGreaterThan(0)
  })

  it('the table of dealers keeps the views of each user of the staff', async () => {
    const view = { filter: { trouble: 'any' as const }, sort: { field: 'waitingSince' as const, order: 'ASC' as const } }
    const saved = { organisationId: null, name: 'In trouble', view }
    await staff().fleet.saveView(saved)
    expect(await staff().fleet.views({ organisationId: null })).toMatchObject([{ name: 'In trouble', own: true, view }])
    const other = createTestCaller(world.db, buildSession('support', null)).call
    expect(await other.fleet.views({ organisationId: null })).toEqual([])
    const dealer = createTestCaller(world.db, buildSession('groupManager', world.north.organisationId)).call
    expect(await catchRefusal(dealer.fleet.saveView({ ...saved, organisationId: world.north.organisationId }))).toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  it('the table of dealers shares a view with the whole staff, by users who may change sites, and only they change it', async () => {
    const as = (role: 'support' | 'platformAdmin' | 'auditor') => createTestCaller(world.db, buildSession(role, null)).call
    const view = { filter: { trouble: 'waiting' as const }, sort: { field: 'troubles' as const, order: 'DESC' as const } }
    const shared = { organisationId: null, name: 'This morning', shared: true, view }
    const { id } = await as('support').fleet.saveView(shared)
    for (const role of ['platformAdmin', 'auditor'] as const) {
      const found = (await as(role).fleet.views({ organisationId: null })).find((each) => each.id === id)
      expect(found, role).toMatchObject({ name: 'This morning', shared: true, own: false, view })
      expect(await catchRefusal(as(role).fleet.removeView({ organisationId: null, id }))).toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await catchRefusal(as('auditor').fleet.saveView(shared))).toMatchObject({ code: 'FORBIDDEN' })
    expect(await as('auditor').fleet.saveView({ ...shared, shared: false })).toBeDefined()
    await as('support').fleet.removeView({ organisationId: null, id })
  })

  it('the table of dealers closes several sites at once, says which could not be, and refreshes only the others', async () => {
    const { north, south } = world
    const caller = createTestCaller(world.db, buildSession('platformAdmin', null))
    const change = (kind: 'pause' | 'resume', siteIds: string[]) => caller.call.fleet.changeStatus({ siteIds, change: kind })
    expect(await change('pause', [north.siteId, north.siteId])).toEqual({ changed: 1, refused: [] })
    expect(await change('pause', [north.siteId, south.siteId, 'missing'])).toEqual({
      changed: 1,
      refused: [
        { name: 'north Motors', message: 'Only a live site can be closed temporarily.' },
        { name: 'A deleted site', message: 'There is no such site.' },
      ],
    })
    expect(caller.refreshed.map((each) => 'siteId' in each && each.siteId)).toEqual([north.siteId, south.siteId])
    const entries = await world.db.platform.transaction((tx) => tx.auditEntry.findMany({ where: { action: 'site.pause' } }))
    expect(entries.map(({ siteId }) => siteId).sort()).toEqual([north.siteId, south.siteId])
    expect(await change('resume', [north.siteId, south.siteId])).toEqual({ changed: 2, refused: [] })
  })

  it('the table of dealers is recomputed once a site’s last check is two minutes old', async () => {
    const { siteId } = world.north
    await world.db.platform.transaction((tx) => tx.outboxMessage.deleteMany({ where: { siteId, status: 'dead' } }))
    await refreshSiteHealth(world.db, later(siteHealthSeconds - 1))
    expect((await rowOf(siteId)).health.undelivered).toBe(3)
    await refreshSiteHealth(world.db, later(siteHealthSeconds))
    expect((await rowOf(siteId)).health).toMatchObject({ undelivered: 0, checkedAt: later(siteHealthSeconds) })
  })

  it('a feed that was checked but never brought a file has no age in the table of dealers', async () => {
    const { organisationId, dealershipId, locationId, siteId } = world.south
    const settings: FeedSettings = {
      ...{ locationId, name: 'DMS', source: { kind: 'upload' }, mapping: null, priceType: 'ask', schedule: null },
      ...{ maxWithdrawnPercent: 25, paused: false },
    }
    const created = await createStockFeed(world.db.forOrganisation(organisationId), {
      ...{ dealershipId, settings, actor: { userId: null, name: 'Import' }, now: testNow },
    })
    if (!created?.ok) throw new Error('No feed.')
    const { id } = created.feed
    await world.db.platform.transaction((tx) =>
      tx.stockFeed.updateMany({ where: { organisationId, id }, data: { checkedAt: new Date(testNow) } }),
    )
    await refreshSiteHealth(world.db, later(3 * siteHealthSeconds))
    expect((await rowOf(siteId)).health).toMatchObject({ feeds: 1, feedAt: null })
  })

  it('a feed that never had a file is a problem after its first day', async () => {
    const { siteId } = world.south
    const createdAt = async (at: string) => {
      await world.db.platform.transaction((tx) =>
        tx.stockFeed.updateMany({ where: { organisationId: world.south.organisationId }, data: { createdAt: new Date(at) } }),
      )
    }
    await createdAt(later(-23 * 3600))
    await refreshSiteHealth(world.db, later(4 * siteHealthSeconds))
    expect((await rowOf(siteId)).troubles).not.toContain('feed')
    await createdAt(later(-25 * 3600))
    await refreshSiteHealth(world.db, later(5 * siteHealthSeconds))
    expect(await rowOf(siteId)).toMatchObject({ troubles: expect.arrayContaining(['feed']), health: { silentFeeds: 1, failingFeeds: 0 } })
  })

  it('waiting shoppers are a problem of their own where no user can sign in to answer', async () => {
    const { siteId, organisationId } = world.north
    const unanswerable = async (seconds: number) => {
      await refreshSiteHealth(world.db, later(seconds))
      return (await rowOf(siteId)).health.unanswerable
    }
    const users = await world.db.platform.transaction((tx) => tx.user.findMany({ where: { memberships: { some: { organisationId } } } }))
    const change = (data: { disabled?: boolean; activatedAt?: Date | null }) =>
      world.db.platform.transaction((tx) => tx.user.updateMany({ where: { id: { in: users.map(({ id }) => id) } }, data }))
    expect(await unanswerable(6 * siteHealthSeconds)).toBe(0)
    await change({ activatedAt: null })
    expect(await unanswerable(7 * siteHealthSeconds)).toBe((await rowOf(siteId)).health.waiting)
    expect((await rowOf(siteId)).troubles).toContain('unanswerable')
    await change({ activatedAt: new Date(testNow), disabled: true })
    expect(await unanswerable(8 * siteHealthSeconds)).toBeGreaterThan(0)
    await change({ disabled: false })
    expect(await unanswerable(9 * siteHealthSeconds)).toBe(0)
  })

  it('refunds that failed are a problem, of payment requests too', async () => {
    const { siteId, organisationId } = world.south
    await world.db.platform.transaction((tx) =>
      tx.paymentRequest.create({
        data: {
          ...{
            organisationId,
            siteId,
            id: 'failed',
            reference: 'P-1',
            creationKey: 'failed',
            kind: 'deposit',
            name: 'Ada',
            authorName: 'Nora',
          },
          ...{ amountCents: 50_000, currency: 'AUD', state: 'refund_failed', createdAt: new Date(testNow), changedAt: new Date(testNow) },
        },
      }),
    )
    await refreshSiteHealth(world.db, later(10 * siteHealthSeconds))
    const failedRefund = { list: 'payments', id: 'failed' }
    expect(await rowOf(siteId)).toMatchObject({ health: { failedRefunds: 1 }, troubles: expect.arrayContaining(['refunds']), failedRefund })
    const { call } = createTestCaller(world.db, buildSession('groupManager', organisationId))
    expect(await call.reservations.figures({ organisationId })).toMatchObject({ waiting: 1, first: failedRefund })
    expect(await rowOf(world.north.siteId)).toMatchObject({ health: { failedRefunds: 0 }, failedRefund: null })
  })
})
