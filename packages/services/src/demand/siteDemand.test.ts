import { createLead } from '@forecourt/data/leads/createLead'
import { openShopperSession } from '@forecourt/data/shoppers/openShopperSession'
import { requestSignInCode } from '@forecourt/data/shoppers/requestSignInCode'
import { chooseAlerts, saveShopperSearch } from '@forecourt/data/shoppers/savedSearches'
import { addEventCounts } from '@forecourt/data/sites/measuring/addEventCounts'
import { listStock } from '@forecourt/data/stock/list/listStock'
import { addCars } from '@forecourt/data/testing/addCars'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { changeDraft, liveSite, publishDraft } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { wishedStock } from '@forecourt/rules/demand/wishedStock'
import { beforeAll, expect, it } from 'vitest'
import { siteDemand } from './siteDemand'

const world = testWorld()
const now = '2026-03-10T01:00:00.000Z'
const read = (over: Partial<Parameters<typeof siteDemand>[1]> = {}) =>
  siteDemand(world.db, {
    ...{ organisationId: world.north.organisationId, siteIds: null, weeks: 4, timeZone: 'Australia/Sydney', now, ...over },
  })

beforeAll(async () => {
  const { organisationId, siteId } = world.north
  const identity = { name: 'North Motors', email: 'north@example.com', timeZone: 'Australia/Sydney' } as const
  await changeDraft(world.db.platform, siteId, () => ({ identity, auth: { enabled: true } }))
  await publishDraft(world.db.platform, siteId)
  const site = await liveSite(world.db, siteId)
  const hilux = { make: 'Toyota', makeSlug: 'toyota', model: 'HiLux', modelSlug: 'hilux', simpleBody: 'Ute', body: 'ute' } as const
  await addCars(world.db, world.north, [
    { id: 'hilux', ...hilux, driveAwayCents: 3_999_000 },
    { id: 'sold', ...hilux, driveAwayCents: 2_449_000 },
  ])
  await addEventCounts(world.db, [
    {
      ...{ siteId, organisationId, day: '2026-03-08', forms: 0, calls: 0, cars: [], traffic: [] },
      searches: [
        { query: 'Toyota · HiLux · price to 25000', searches: 5, empty: 4 },
        { query: 'jane citizen 12 main road', searches: 3, empty: 3 },
        { query: 'Toyota', searches: 8, empty: 0 },
      ],
    },
  ])
  // The third is of the same conversation as the first.
  for (const [name, phone] of [
    ['first', '+61491570006'],
    ['second', '+61491570156'],
    ['third', '+61491570006'],
  ] as const)
    await createLead(world.db, site, buildLead({ email: `${name}@shopper.example`, phone, carId: 'sold' }), { idempotencyKey: name, now })
  await world.db
    .forOrganisation(organisationId)
    .transaction((tx) => tx.car.updateMany({ where: { id: 'sold' }, data: { status: 'sold', soldAt: new Date(now) } }))
  const sentTo = 'waiting@shopper.example'
  await requestSignInCode(world.db, site, { sentTo, channel: 'email', id: 'code', browserHash: 'code', replaces: null, now })
  const opened = await openShopperSession(world.db, site, { codeId: 'code', sentTo, tokenHash: 'code', now })
  const shopperId = opened?.id ?? ''
  await chooseAlerts(world.db, organisationId, { shopperId, choice: 'daily', source: 'garage', now })
  await saveShopperSearch(world.db, site, { shopperId, path: '/search?make=Toyota&model=HiLux&price=:24900', name: 'For Jane', now })
  await saveShopperSearch(world.db, site, { shopperId, path: '/search?make=Toyota&price=:45000', name: 'Met', now })
})

it('Searches, lost enquiries and waiting alerts are joined to one row of a car to buy (ANL-01, FAV-06)', async () => {
  const { rows } = await read()
  const row = rows.find(({ wish }) => wish.model === 'HiLux' && wish.place === null)
  expect(row).toMatchObject({
    wish: { make: 'Toyota', maxCents: 2_500_000 },
    ...{ searches: 4, waiting: 1, cars: 0, emptiedBy: { condition: 'maxCents', cars: 1, fromCents: 3_999_000 } },
  })
  expect(rows.find(({ lost }) => lost > 0)).toMatchObject({ wish: { make: 'Toyota', model: 'HiLux', body: 'Ute' }, lost: 2 })
})

it('Demand contains no personal data: words that name no car are only counted (ANL-01)', async () => {
  const demand = await read()
  expect(demand.unassigned).toBe(3)
  expect(JSON.stringify(demand)).not.toMatch(/jane|main road|shopper|@/i)
})

it('Demand is limited to the sites of the user, and to the organisation (ANL-01)', async () => {
  expect((await read({ siteIds: [] })).rows).toEqual([])
  expect((await read({ organisationId: world.south.organisationId })).rows).toEqual([])
})

it('Demand of another period is empty (ANL-01)', async () => {
  const later = await read({ now: '2026-06-10T01:00:00.000Z' })
  expect([later.rows.every(({ searches, lost }) => searches + lost === 0), later.unassigned]).toEqual([true, 0])
})

it('The stock list of a row has the cars that the row counts, by make, body, fuel, seats and place (ANL-01)', async () => {
  const { organisationId, siteId } = world.north
  await addCars(world.db, world.north, [
    { id: 'diesel', simpleBody: 'UTILITY', fuel: 'Turbo Diesel', simpleFuel: null, seats: 5, driveAwayCents: 3_000_000 },
    { id: 'petrol', simpleBody: 'Ute', fuel: 'Unleaded', simpleFuel: null, seats: 5, driveAwayCents: 3_000_000 },
    { id: 'small', simpleBody: 'Ute', fuel: 'Diesel', simpleFuel: null, seats: 2, driveAwayCents: 3_000_000, reserved: true },
  ])
  const place = (await world.db.platform.transaction((tx) => tx.location.findFirstOrThrow({ where: { organisationId } }))).city
  const searches = [
    'Ute · Diesel',
    'Ute · Petrol',
    'Ute · 5 seats',
    `Ute · ${place}`,
    'Ute · Diesel · price to 20000',
    'Electric · Ute',
    'Rolls-Royce',
  ]
  await addEventCounts(world.db, [
    {
      ...{ siteId, organisationId, day: '2026-03-09', forms: 0, calls: 0, cars: [], traffic: [] },
      searches: searches.map((query) => ({ query, searches: 2, empty: 2 })),
    },
  ])
  const { rows } = await read()
  expect(rows.length).toBeGreaterThanOrEqual(searches.length)
  for (const row of rows) {
    const filter = { ...wishedStock(row), organisationId, reserved: false }
    const { total } = await listStock(world.db.forOrganisation(organisationId), { filter, page: 1, perPage: 1 }, null, now)
    const { cars, emptiedBy, wish } = row
    expect({ wish, total }).toEqual({ wish, total: cars || (emptiedBy?.cars ?? 0) })
  }
})
