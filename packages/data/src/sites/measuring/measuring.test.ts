import { addDays } from '@forecourt/rules/dates/calendarDate'
import { sizeBounds } from '@forecourt/rules/measuring/SiteStatistics'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildOffer } from '@forecourt/rules/testing/buildOffer'
import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import { describe, expect, it } from 'vitest'
import { insertLayer } from '../../layers/insertLayer'
import { createLead } from '../../leads/createLead'
import { offerFigures } from '../../offers/offerFigures'
import { insertDealership } from '../../organisations/addDealership'
import { insertLocation, insertOffers, insertOrganisation } from '../../organisations/insertOrganisation'
import { addCars } from '../../testing/addCars'
import { buildLead } from '../../testing/buildLead'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { addEventCounts, type DayCounts } from './addEventCounts'
import { minPeers, peerStatistics } from './peerStatistics'
import { dealerProfile, siteStatistics } from './siteStatistics'

const world = useWorld()
const day = '2026-03-10'
const now = '2026-03-10T01:00:00.000Z'

const counts = (over: Partial<DayCounts> = {}): DayCounts => ({
  ...{ siteId: world.north.siteId, organisationId: world.north.organisationId, day, forms: 1, calls: 2, cars: [], searches: [] },
  traffic: [{ page: 'car', source: 'google', campaign: 'spring', views: 5, visitors: 3 }],
  ...over,
})
const read = (over: object = {}) =>
  siteStatistics(world.db.forOrganisation(world.north.organisationId), {
    ...{ organisationId: world.north.organisationId, siteIds: null, weeks: 4, timeZone: 'Australia/Sydney', now, ...over },
  })
const slugOf = async (organisationId: string) =>
  (await world.db.platform.transaction((tx) => tx.car.findFirstOrThrow({ where: { organisationId }, orderBy: { id: 'asc' } }))).slug

describe('Statistics of a site', { shuffle: false }, () => {
  it('Counts of several processes add up per day, and cars of other sites are ignored (ANL-01)', async () => {
    const slug = await slugOf(world.north.organisationId)
    const cars = [
      { slug, impressions: 9, views: 4, forms: 1, calls: 1 },
      { slug: 'no-such-car', impressions: 9, views: 4, forms: 1, calls: 1 },
    ]
    const searches = [{ query: 'red ute', searches: 2, empty: 1 }]
    await addEventCounts(world.db, [counts({ cars, searches })])
    await addEventCounts(world.db, [counts({ cars, searches }), counts({ day: addDays(day, -28), forms: 7 })])
    const statistics = await read()
    expect(statistics).toMatchObject({
      visitors: { current: 6, previous: 3 },
      views: { current: 10, previous: 5 },
      impressions: { current: 36, previous: 0 },
      forms: { current: 2, previous: 7 },
      calls: { current: 4, previous: 2 },
      campaigns: [{ campaign: 'spring', source: 'google', visitors: 6, leads: 0 }],
      pages: [{ page: 'car', views: 10 }],
      searchesWithoutResult: [{ query: 'red ute', times: 2 }],
    })
    expect(statistics.points.length).toBe(28)
    expect(statistics.points.at(-1)).toEqual({ day, visitors: 6, leads: 0, visitorsBefore: 3 })
  })

  it('A site’s figures are readable by its own organisation only, whatever organisation the request names (ANL-01)', async () => {
    await addEventCounts(world.db, [counts({ organisationId: world.south.organisationId })])
    const south = await world.db.forOrganisation(world.south.organisationId).transaction((tx) => tx.siteDay.findMany())
    expect(south).toEqual([])
    expect((await read()).visitors.current).toBe(9)
  })

  it('Leads are counted by their source and campaign, with the answer time (ENT-16)', async () => {
    const site = await liveSite(world.db, world.north.siteId)
    const touch = { source: 'facebook', campaign: 'autumn', page: '/search', day: '2026-03-01' }
    const lead = buildLead({
      source: 'Google',
      email: 'measured@person.example',
      linkedQueryParams: { utm_campaign: 'spring' },
      firstTouch: touch,
    })
    await createLead(world.db, site, lead, { idempotencyKey: 'measured', now: '2026-03-09T14:00:00.000Z' })
    const statistics = await read()
    expect(statistics.leads).toEqual({ current: 1, previous: 0 })
    expect(statistics.sources).toEqual([{ source: 'google', visitors: 9, leads: 1, answerMinutes: null }])
    expect(statistics.campaigns[0]).toMatchObject({ campaign: 'spring', leads: 1 })
    // Past midnight in Sydney.
    expect(statistics.points.at(-1)?.leads).toBe(1)
    expect((await read({ siteIds: [] })).leads.current).toBe(0)
  })

  it('Offers have their views and enquiries, and an invented offer counts as a page only (ANL-01, OFR-01)', async () => {
    const { organisationId } = world.north
    const { isExcluded: _, ...offer } = buildOffer({ id: 'summer-44c5f6', name: 'Summer' })
    await world.db.platform.transaction((tx) =>
      insertOffers(tx, organisationId, [offer, { ...offer, id: 'over', name: 'Over', endsOn: '2026-03-01' }]),
    )
    const viewed = (page: string, views: number) => ({ page, source: 'google', campaign: '', views, visitors: 0 })
    await addEventCounts(world.db, [counts({ traffic: [viewed('offer/summer-44c5f6', 4), viewed('offer/invented', 2)] })])
    const site = await liveSite(world.db, world.north.siteId)
    const lead = buildLead({ email: 'offer@person.example', aboutOffer: 'Summer' })
    await createLead(world.db, site, lead, { idempotencyKey: 'offer', now: '2026-03-09T14:00:00.000Z' })
    const { offers, pages } = await read({ weeks: 1 })
    expect(offers).toEqual([{ id: 'summer-44c5f6', name: 'Summer', views: 4, leads: 1 }])
    expect(pages).toContainEqual({ page: 'offer', views: 6 })
    const query = { organisationId, siteIds: null, timeZone: 'Australia/Sydney', now, offerId: 'summer-44c5f6' }
    const figures = (over: object = {}) => offerFigures(world.db.forOrganisation(organisationId), { ...query, ...over })
    expect(await figures()).toEqual({ views: 4, leads: 1 })
    expect(await figures({ now: '2026-03-17T01:00:00.000Z' })).toEqual({ views: 0, leads: 0 })
    expect(await figures({ siteIds: [] })).toEqual({ views: 0, leads: 0 })
  })

  it('Sources above 500 a day are counted under one name', async () => {
    const traffic = Array.from({ length: 500 }, (_, n) => ({ page: 'home', source: `s${n}`, campaign: '', views: 1, visitors: 1 }))
    const other = addDays(day, -1)
    await addEventCounts(world.db, [counts({ day: other, traffic })])
    await addEventCounts(world.db, [
      counts({ day: other, traffic: [{ page: 'home', source: 'bomb', campaign: 'x', views: 1, visitors: 1 }] }),
    ])
    const rows = await world.db.platform.transaction((tx) => tx.trafficDay.findMany({ where: { day: new Date(other) } }))
    expect(rows.length).toBe(501)
    expect(rows.some(({ source }) => source === 'bomb')).toBe(false)
  })

  it('Cars with few views, and viewed cars without an enquiry, are listed once they have been in stock for a week (ANL-01)', async () => {
    const views = {
      hardly: 1,
      popular: 20,
      enquired: 30,
      new: 0,
      ...Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`usual-${at}`, 8])),
    }
    const createdAt = (id: string) => (id === 'new' ? '2027-05-09T00:00:00.000Z' : '2027-01-10T00:00:00.000Z')
    await addCars(
      world.db,
      world.north,
      Object.keys(views).map((id) => ({ id, createdAt: createdAt(id) })),
    )
    const cars = Object.entries(views).map(([slug, viewed]) => ({ slug, impressions: 100, views: viewed, forms: 0, calls: 0 }))
    await addEventCounts(world.db, [counts({ day: '2027-05-08', cars })])
    const site = await liveSite(world.db, world.north.siteId)
    const lead = buildLead({ carId: 'enquired', email: 'enquired@person.example' })
    await createLead(world.db, site, lead, { idempotencyKey: 'enquired', now: '2027-05-09T00:00:00.000Z' })
    const { hardlyViewed, withoutEnquiries } = await read({ now: '2027-05-10T01:00:00.000Z' })
    expect(hardlyViewed.cars.filter(({ views }) => views > 0)).toMatchObject([{ id: 'hardly', views: 1, impressions: 100, leads: 0 }])
    expect(hardlyViewed.cars.map(({ id }) => id)).not.toContain('new')
    expect(hardlyViewed.total).toBe(hardlyViewed.cars.length)
    expect(withoutEnquiries).toMatchObject({ total: 1, cars: [{ id: 'popular', views: 20 }] })
  })

  it('There is no comparison with fewer than ten peers (ANL-01)', async () => {
    expect(minPeers).toBe(10)
    const query = { country: 'AU', isFranchise: false, size: 'small', from: addDays(day, -27), to: day } as const
    expect(await peerStatistics(world.db.platform, query)).toBeNull()
  })

  it('A dealer is compared with the median of ten or more peers of the same kind and size, else kind, else country (ANL-01)', async () => {
    // In a week without other visitors.
    const from = '2025-02-03'
    const query = { country: 'AU', size: 'small', from, to: addDays(from, 6) } as const
    const add = (place: number, manufacturerLayerId: string | null, timeZone: string) =>
      world.db.platform.transaction(async (tx) => {
        const id = `peer-${place}`
        await insertOrganisation(tx, { id, slug: id, name: id })
        await insertDealership(tx, id, { id, slug: id, name: id, makes: [] })
        await insertLocation(tx, id, buildLocation({ id, slug: id, dealershipId: id, timeZone }))
        await tx.site.create({
          data: { organisationId: id, id, slug: id, name: id, templateLayerId: 'template-plain', manufacturerLayerId },
        })
        await tx.siteDay.create({ data: { organisationId: id, siteId: id, day: new Date(from), visitors: place * 10 } })
      })
    const maker = { id: 'maker', kind: 'manufacturer', slug: 'maker', name: 'Maker', schemaVersion, values: {}, locks: [] } as const
    await world.db.platform.transaction((tx) => insertLayer(tx, maker))
    for (let index = 1; index <= 9; index++) await add(index, null, 'Australia/Perth')
    for (let index = 101; index <= 110; index++) await add(index, null, 'Pacific/Auckland')
    expect(await peerStatistics(world.db.platform, { ...query, isFranchise: false })).toBeNull()
    await add(10, 'maker', 'Australia/Perth')
    const ofCountry = { dealers: 10, peerGroup: 'country', visitorsAWeek: 55, leadsPerHundred: 0 }
    for (const isFranchise of [true, false]) expect(await peerStatistics(world.db.platform, { ...query, isFranchise })).toEqual(ofCountry)
    await add(11, null, 'Australia/Perth')
    expect(await peerStatistics(world.db.platform, { ...query, isFranchise: false })).toEqual({
      ...ofCountry,
      peerGroup: 'size',
      visitorsAWeek: 55,
    })
    expect(await peerStatistics(world.db.platform, { ...query, isFranchise: true })).toMatchObject({
      dealers: 11,
      peerGroup: 'country',
      visitorsAWeek: 60,
    })
    // One dealer now has more stock, so that only nine dealers are left in the size group.
    const peer = { organisationId: 'peer-11', dealershipId: 'peer-11', locationId: 'peer-11' }
    const cars = Array.from({ length: sizeBounds[0] }, (_, at) => ({ id: `peer-car-${at}` }))
    await addCars(world.db, peer, cars)
    const ofKind = { ...ofCountry, peerGroup: 'kind' }
    for (const size of ['small', 'medium', 'large'] as const)
      expect(await peerStatistics(world.db.platform, { ...query, size, isFranchise: false })).toEqual(ofKind)
    expect((await dealerProfile(world.db.platform, 'peer-11')).size).toBe('medium')
    expect((await dealerProfile(world.db.platform, 'peer-1')).size).toBe('small')
  })
})
