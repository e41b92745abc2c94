import { createLead } from '@forecourt/data/leads/createLead'
import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { insertCars } from '@forecourt/data/stock/insertCars'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { Car } from '@forecourt/rules/entities/Car'
import { type CarAttention, carAttentions } from '@forecourt/rules/stock/carAttention'
import { carStages } from '@forecourt/rules/stock/carStage'
import { stockAges } from '@forecourt/rules/stock/stockAge'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildSession, callerOf, testNow } from '../testing/callerOf'
import { refusalOf } from '../testing/refusalOf'

const world = testWorld()
const callAs = (role: 'groupManager' | 'auditor' = 'groupManager') =>
  callerOf(world.db, buildSession(role, world.north.organisationId)).call.stock
const daysAgo = (days: number, seconds = 0) => new Date(Date.parse(testNow) - days * 86_400_000 + seconds * 1000).toISOString()

/** At the edges of what the list asks. */
const cars: readonly (Partial<Car> & { id: string })[] = [
  { id: 'fresh', createdAt: daysAgo(1) },
  { id: 'bare', images: [], priceCents: null, createdAt: daysAgo(31) },
  { id: 'weekly', priceCents: null, subscriptionPriceCents: 19_900, createdAt: daysAgo(30, -1) },
  { id: 'dear', marketPrices: { stateAverageCents: 2_498_999 }, createdAt: daysAgo(60) },
  { id: 'fair', marketPrices: { stateAverageCents: 2_499_000 }, createdAt: daysAgo(61) },
  { id: 'national', marketPrices: { stateAverageCents: 0, nationalAverageCents: 2_000_000 }, createdAt: daysAgo(90) },
  { id: 'old', priceCents: 1_000, createdAt: daysAgo(91) },
  { id: 'quiet', createdAt: daysAgo(21) },
  { id: 'almost', createdAt: daysAgo(21, 1) },
  { id: 'reserved', reserved: true },
  { id: 'preorder', preorder: true, status: 'coming_soon' },
  { id: 'away', status: 'coming_soon' },
  { id: 'gone', status: 'withdrawn', images: [] },
  { id: 'sold', status: 'sold', soldAt: daysAgo(2), createdAt: daysAgo(32) },
  { id: 'formula', name: '=HYPERLINK("x")', make: '=cmd|x', tag: '+1', stockNumber: '@formula' },
]

beforeAll(async () => {
  const { organisationId, dealershipId, locationId, siteId } = world.north
  const built = cars.map((car) => buildCar({ slug: car.id, stockNumber: car.id, dealershipId, locationId, ...car }))
  await world.db.platform.transaction((tx) => insertCars(tx, organisationId, built))
  const site = await publishedSite(world.db, siteId)
  if (!site) throw new Error('The world has no such site.')
  await createLead(world.db, site, buildLead({ carSlug: 'fair' } as never), { idempotencyKey: 'fair', now: daysAgo(20) })
})

const everything = async () => (await callAs().getList({ perPage: 100 })).data

describe('Step by step', { shuffle: false }, () => {
  describe('the list of cars', () => {
    test('A filter by attention, age or stage gives exactly the rows that say so themselves (ENT-01)', async () => {
      const all = await everything()
      const ids = (rows: typeof all) => rows.map(({ id }) => id).sort()
      for (const attention of carAttentions) {
        const found = (await callAs().getList({ perPage: 100, filter: { attention } })).data
        expect([attention, ids(found)]).toEqual([attention, ids(all.filter((row) => row.attention.includes(attention)))])
      }
      for (const age of stockAges) {
        const found = (await callAs().getList({ perPage: 100, filter: { age } })).data
        expect([age, ids(found)]).toEqual([age, ids(all.filter((row) => row.age === age))])
      }
      for (const stage of carStages) {
        const found = (await callAs().getList({ perPage: 100, filter: { stage: [stage] } })).data
        expect([stage, ids(found)]).toEqual([stage, ids(all.filter((row) => row.stage === stage))])
      }
    })

    test.each<{ attention: CarAttention; has: string[]; not: string[] }>([
      { attention: 'noPhotos', has: ['bare'], not: ['gone', 'fresh'] },
      { attention: 'noPrice', has: ['bare', 'old'], not: ['weekly', 'gone'] },
      { attention: 'aboveMarket', has: ['dear', 'national'], not: ['fair', 'old'] },
      { attention: 'noLead', has: ['quiet', 'dear'], not: ['almost', 'fresh', 'sold'] },
    ])('$attention is asked of cars in the yard alone', async ({ attention, has, not }) => {
      const ids = (await callAs().getList({ perPage: 100, filter: { attention } })).data.map(({ id }) => id)
      expect(ids).toEqual(expect.arrayContaining(has))
      expect(ids.filter((id) => not.includes(id))).toEqual([])
    })

    test('Its counts are those of its rows, for the filter that is asked', async () => {
      const all = await everything()
      const counts = await callAs().counts({})
      expect(counts.total).toBe(all.length)
      for (const stage of carStages) expect([stage, counts.stages[stage]]).toEqual([stage, all.filter((row) => row.stage === stage).length])
      for (const attention of carAttentions)
        expect([attention, counts.attention[attention]]).toEqual([attention, all.filter((row) => row.attention.includes(attention)).length])
      const inYard = all.filter(({ status }) => status === 'in_stock' || status === 'coming_soon')
      for (const age of stockAges) expect([age, counts.ages[age]]).toEqual([age, inYard.filter((row) => row.age === age).length])
      expect((await callAs().counts({ filter: { stage: 'sold' } })).total).toBe(1)
      expect((await callAs().counts({ filter: { organisationId: world.south.organisationId } })).total).toBe(0)
    })

    test('It filters by price, year, odometer and where a car comes from, and pages in any order', async () => {
      const { call } = { call: callAs() }
      const ids = async (filter: object) => (await call.getList({ perPage: 100, filter })).data.map(({ id }) => id)
      expect(await ids({ priceTo: 1_000 })).toEqual(['old'])
      expect(await ids({ source: 'feed' })).toEqual([])
      expect((await ids({ source: 'hand', yearFrom: 2021, yearTo: 2021, kmTo: 42_310 })).length).toBe(cars.length + 2)
      const names = async (page: number) => (await call.getList({ page, perPage: 5, sort: { field: 'stockNumber', order: 'ASC' } })).data
      const paged = [...(await names(1)), ...(await names(2)), ...(await names(3)), ...(await names(4))].map(
        ({ stockNumber }) => stockNumber,
      )
      expect(paged).toEqual([...paged].sort())
      expect(new Set(paged).size).toBe(cars.length + 2)
    })

    test('As a file it has the same cars, and no cell a spreadsheet would run', async () => {
      const { text, rows } = await callAs('auditor').exportCsv({ filter: { q: 'formula' } })
      expect(rows).toBe(1)
      expect(text).toContain("'=cmd|x")
      expect(text).toContain("'@formula")
      expect(text).toContain("'+1")
      expect((await callAs().exportCsv({})).rows).toBe(cars.length + 2)
    })
  })

  describe('many cars at once', () => {
    const chosen = async (...ids: string[]) =>
      (await everything()).filter(({ id }) => ids.includes(id)).map(({ id, revision }) => ({ id, revision }))
    const priceOf = async (id: string) => {
      const { driveAwayCents, driveAwayBeforeCents } = await callAs().getOne({ id })
      return [driveAwayCents, driveAwayBeforeCents]
    }

    test('Prices go down by a percentage once, however often the same call comes, and each is taken back', async () => {
      const cars = await chosen('fresh', 'bare')
      const change = { kind: 'price', by: 'percent', value: -10, roundTo: 10_000, keepsBefore: true } as const
      const first = await callAs().bulk({ cars, change })
      expect(first).toMatchObject({ changed: [{ id: 'fresh' }], unchanged: 0, refused: [{ id: 'bare', says: 'It has no price.' }] })
      expect(await priceOf('fresh')).toEqual([2_250_000, 2_499_000])
      const again = await callAs().bulk({ cars, change })
      expect([again.changed, again.refused.map(({ id }) => id).sort()]).toEqual([[], ['bare', 'fresh']])
      expect(again.refused.find(({ id }) => id === 'fresh')?.says).toMatch(/meanwhile/)
      expect(await priceOf('fresh')).toEqual([2_250_000, 2_499_000])
      expect(
        await callAs().bulk({ cars: first.changed.map(({ id, revision }) => ({ id, revision })), change: { kind: 'undo' } }),
      ).toMatchObject({ changed: [{ id: 'fresh' }] })
      expect(await priceOf('fresh')).toEqual([2_499_000, null])
    })

    test('A stage some can’t go to is refused for those, in words, and the others go', async () => {
      const change = { kind: 'stage', to: 'sold' } as const
      const result = await callAs().bulk({ cars: await chosen('quiet', 'gone', 'sold'), change })
      expect(result).toMatchObject({
        changed: [{ id: 'quiet' }],
        unchanged: 1,
        refused: [{ id: 'gone', says: 'A car that is withdrawn cannot become sold.' }],
      })
    })

    test('Tag and place are set, and a place of another organisation refused for each', async () => {
      const { locationId } = world.south
      expect(await callAs().bulk({ cars: await chosen('fair'), change: { kind: 'tag', tag: 'Sale' } })).toMatchObject({
        changed: [{ id: 'fair' }],
      })
      const result = await callAs().bulk({ cars: await chosen('fair', 'dear'), change: { kind: 'location', locationId } })
      expect(result).toMatchObject({ changed: [], refused: [{}, {}] })
    })

    test('One car out of reach and none is touched', async () => {
      const foreign = { id: world.south.carId, revision: 1 }
      const before = await callAs().getOne({ id: 'fair' })
      const call = callAs().bulk({ cars: [...(await chosen('fair')), foreign], change: { kind: 'tag', tag: 'Ours' } })
      expect((await refusalOf(call)).code).toBe('NOT_FOUND')
      expect(await callAs().getOne({ id: 'fair' })).toEqual(before)
      expect(before.tag).not.toBe('Ours')
    })
  })
})

describe('a list kept under a name', () => {
  const view = {
    filter: { attention: 'noPhotos' as const },
    sort: { field: 'km' as const, order: 'ASC' as const },
    columns: ['name', 'price'],
  }

  test('It is one’s own until it is shared, and only its owner changes it', async () => {
    const { organisationId } = world.north
    const { id } = await callAs().saveView({ organisationId, name: 'Without photos', view })
    expect(await callAs('auditor').views({ organisationId })).toEqual([])
    expect((await callAs().saveView({ organisationId, name: 'Without photos', shared: true, view })).id).toBe(id)
    expect(await callAs('auditor').views({ organisationId })).toMatchObject([{ id, own: false, shared: true, view }])
    expect((await refusalOf(callAs('auditor').removeView({ organisationId, id }))).code).toBe('NOT_FOUND')
    expect((await refusalOf(callAs('auditor').saveView({ organisationId, id, name: 'Mine now', view }))).code).toBe('NOT_FOUND')
    await callAs().removeView({ organisationId, id })
    expect(await callAs().views({ organisationId })).toEqual([])
  })

  test('Staff keep theirs apart from every organisation', async () => {
    const staff = callerOf(world.db, buildSession('onboarder', null)).call.stock
    await staff.saveView({ organisationId: null, name: 'All of ours', view })
    expect(await staff.views({ organisationId: null })).toMatchObject([{ name: 'All of ours', own: true }])
    expect((await refusalOf(callAs().views({ organisationId: null }))).code).toBe('NOT_FOUND')
    expect((await refusalOf(callAs().views({ organisationId: world.south.organisationId }))).code).toBe('NOT_FOUND')
  })
})
