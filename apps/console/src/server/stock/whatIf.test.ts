import { openShopperSession } from '@forecourt/data/shoppers/openShopperSession'
import { requestSignInCode } from '@forecourt/data/shoppers/requestSignInCode'
import { chooseAlerts, saveShopperSearch } from '@forecourt/data/shoppers/savedSearches'
import { addCars } from '@forecourt/data/testing/addCars'
import { changeDraft, liveSite, publishDraft } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { beforeAll, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
const caller = (role: 'groupManager' | 'sales' = 'groupManager') =>
  createTestCaller(world.db, buildSession(role, world.north.organisationId)).call
const lower = { kind: 'price', by: 'amount', value: -50_000, setsWasPrice: true } as const
const tryOn = (carIds: readonly string[], change: Parameters<ReturnType<typeof caller>['stock']['whatIf']>[0]['change']) =>
  caller().stock.whatIf({ organisationId: world.north.organisationId, carIds: [...carIds], change })

beforeAll(async () => {
  const values = {
    identity: { name: 'North Motors', email: 'north@example.com', timeZone: 'Australia/Sydney' },
    ...{ auth: { enabled: true }, estimate: { show: true } },
  } as const
  await changeDraft(world.db.platform, world.north.siteId, () => values)
  await publishDraft(world.db.platform, world.north.siteId)
  await addCars(world.db, world.north, [
    { id: 'tried', driveAwayCents: 999_000, make: 'Wuling', makeSlug: 'wuling' },
    { id: 'cheaper', driveAwayCents: 960_000, make: 'Wuling', makeSlug: 'wuling' },
  ])
})

test('A lower price is tried: facts, places in lists and saved searches, with numbers alone, and nothing is stored (CAR-16, SRC-17, FAV-06)', async () => {
  const { organisationId, siteId } = world.north
  const site = await liveSite(world.db, siteId)
  await requestSignInCode(world.db, site, {
    ...{ sentTo: 'what-if@shopper.example', channel: 'email', id: 'code', browserHash: 'code', replaces: null, now },
  })
  const opened = await openShopperSession(world.db, site, { codeId: 'code', sentTo: 'what-if@shopper.example', tokenHash: 'code', now })
  const shopperId = opened?.id ?? ''
  await chooseAlerts(world.db, organisationId, { shopperId, choice: 'daily', source: 'garage', now })
  await saveShopperSearch(world.db, site, { shopperId, path: '/search?make=Wuling&price=:9500', name: 'Mine', now })
  const { sites, refused } = await tryOn(['tried'], lower)
  expect(refused).toEqual([])
  expect(sites).toMatchObject([{ siteId, affected: 1, searches: [{ text: 'Wuling · price to 9500', shoppers: 1, gains: 1, loses: 0 }] }])
  const [car] = sites[0]?.cars ?? []
  expect(car?.changes[0]).toMatchObject({ fact: 'price', before: '$9,990', after: '$9,490' })
  expect(car?.changes.map(({ fact }) => fact)).toContain('weekly')
  expect(car?.places.find(({ list }) => list.includes('Price'))).toMatchObject({ before: 2, after: 1 })
  expect(JSON.stringify(sites)).not.toMatch(/shopper\.example|Mine/)
  expect(JSON.stringify(sites)).not.toContain(shopperId)
  expect((await caller().stock.getOne({ id: 'tried' })).priceCents).toBe(999_000)
})

test('Another rate changes the weekly figure only (FIN-04)', async () => {
  const { sites } = await tryOn(['tried', 'cheaper'], { kind: 'rate', rate: 12.5, comparisonRate: 13.1 })
  expect(sites[0]).toMatchObject({ affected: 2, facts: [{ fact: 'weekly', cars: 2 }], searches: [] })
})

test('A rate needs its comparison rate in Australia, not in New Zealand (FIN-05, CFG-02)', async () => {
  const rate = () => tryOn(['tried', 'cheaper'], { kind: 'rate', rate: 12.5, comparisonRate: null })
  expect((await catchRefusal(rate())).message).toBe('Enter the comparison rate.')
  const moveTo = (timeZone: string) =>
    world.db.platform.transaction((tx) =>
      tx.location.updateMany({ where: { organisationId: world.north.organisationId }, data: { timeZone } }),
    )
  await moveTo('Pacific/Auckland')
  expect((await rate()).sites[0]).toMatchObject({ affected: 2 })
  await moveTo('Australia/Sydney')
})

test('A change that a car refuses is named, and cars of others aren’t found (CAR-16)', async () => {
  const { refused } = await tryOn(['tried'], { kind: 'price', by: 'percent', value: -100 })
  expect(refused).toMatchObject([{ id: 'tried', message: 'Its price would be zero.' }])
  expect((await catchRefusal(tryOn([world.south.carId], lower))).code).toBe('NOT_FOUND')
  const { organisationId } = world.north
  const refusal = catchRefusal(caller('sales').stock.whatIf({ organisationId, carIds: ['tried'], change: lower }))
  expect((await refusal).code).toBe('FORBIDDEN')
})
