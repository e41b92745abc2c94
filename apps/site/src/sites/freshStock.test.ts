import { setTimeout as wait } from 'node:timers/promises'
import { listenForCarChanges } from '@forecourt/data/changes/listenForChanges'
import { connect } from '@forecourt/data/migrate/connect'
import { insertCars } from '@forecourt/data/stock/insertCars'
import { postgresSearch } from '@forecourt/data/stock/search/postgresSearch'
import { searchedCars } from '@forecourt/data/stock/search/searchedCars'
import { stockSource } from '@forecourt/data/stock/search/stockSource'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld } from '@forecourt/data/testing/useWorld'
import type { Car } from '@forecourt/rules/entities/Car'
import { type SearchState, sortOrders } from '@forecourt/rules/search/SearchState'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { runs } from '@forecourt/schema/testing/runs'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { loadStockIndex, type StockIndex } from '@forecourt/search/createStockIndex'
import { createFreshIndex, type FreshIndex } from '@forecourt/search/fresh/createFreshIndex'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'

// biome-ignore lint/correctness/useHookAtTopLevel: a fixture, not a hook
const world = useWorld()

const now = '2026-06-10T00:00:00.000Z'
const organisation = () => world.north.organisationId
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** One server: an index and its notifications. */
async function replica(onNotice = () => {}): Promise<FreshIndex<StockIndex>> {
  const fresh = createFreshIndex({
    source: stockSource(world.db, organisation(), () => now),
    build: loadStockIndex,
    now: () => Date.now(),
  })
  const refresh = () => void fresh.refresh().catch(() => {})
  const listening = await listenForCarChanges(
    world.urls.platform,
    () => {
      onNotice()
      refresh()
    },
    { onReconnect: refresh },
  )
  stops.push(listening.stop)
  await fresh.ready()
  return fresh
}

const carsOf = (fresh: FreshIndex<StockIndex>) => byId(fresh.current()?.cars ?? [])
const byId = (cars: readonly Car[]) => [...cars].sort((left, right) => (left.id < right.id ? -1 : 1))
async function loaded(): Promise<Car[]> {
  const cars: Car[] = []
  for await (const page of searchedCars(world.db, organisation(), now)) cars.push(...page)
  return byId(cars)
}
const expectSame = async (fresh: FreshIndex<StockIndex>) => expect.poll(() => carsOf(fresh), { timeout: 10_000 }).toEqual(await loaded())

const run = (sql: string, values: unknown[] = []) => connect(world.urls.owner, (client) => client.query(sql, values))
const named = (id: string, facts: Partial<Car> = {}) => {
  const { dealershipId, locationId } = world.north
  return buildCar({ id, slug: id, stockNumber: id, dealershipId, locationId, ...facts })
}
const insert = (...cars: Car[]) => world.db.platform.transaction((tx) => insertCars(tx, organisation(), cars), { timeoutMs: 60_000 })

/** All changes of a car, except arrivals and pictures. */
const changes = [
  'update cars set drive_away_cents = drive_away_cents + 100',
  'update cars set tag = md5(random()::text)',
  "update cars set status = 'in_stock', sold_at = null",
  "update cars set status = 'withdrawn', sold_at = null, reserved = false",
  "update cars set status = 'sold', sold_at = '2026-06-01'",
  'update cars set show_on_dealer_website = not show_on_dealer_website',
  'delete from cars',
]

describe('the stock index of a process', () => {
  it('the stock index of a process adds, updates and removes cars and their first picture, in every process', async () => {
    const [one, other] = [await replica(), await replica()]
    const seen = (what: (car: Car | undefined) => unknown) =>
      [one, other].map((fresh) => what(fresh.current()?.cars.find(({ id }) => id === 'comes')))
    await insert(named('comes', { priceCents: 1_000_000 }))
    await expect.poll(() => seen((car) => car?.priceCents)).toEqual([1_000_000, 1_000_000])
    await run(`update cars set drive_away_cents = 900000, body = 'ute', simple_body = 'Ute' where id = 'comes'`)
    await expect.poll(() => seen((car) => [car?.priceCents, car?.simpleBody])).toEqual([[900_000, 'Ute'], [900_000, 'Ute']]) // biome-ignore format: short
    await run(`update car_images set key = 'first.png' where car_id = 'comes' and position = 0`)
    await expect.poll(() => seen((car) => car?.images[0]?.key)).toEqual(['first.png', 'first.png'])
    await run(`update cars set status = 'withdrawn' where id = 'comes'`)
    await expect.poll(() => seen((car) => car)).toEqual([undefined, undefined])
    await run(`delete from cars where id = 'comes'`)
    await Promise.all([expectSame(one), expectSame(other)])
  })

  it('the stock index of a process applies a burst of 1,000 changes of one transaction after one notification', async () => {
    let notices = 0
    const fresh = await replica(() => notices++)
    await insert(...Array.from({ length: 1000 }, (_, index) => named(`burst-${index}`)))
    await expectSame(fresh)
    await run(`update cars set drive_away_cents = 4200000 where id like 'burst-%'`)
    await expect.poll(() => carsOf(fresh).filter(({ priceCents }) => priceCents === 4_200_000).length, { timeout: 10_000 }).toBe(1000)
    expect(notices).toBe(2)
    await run(`delete from cars where id like 'burst-%'`)
    await expectSame(fresh)
  })

  it('the stock index of a process applies the changes that it missed while its connection was lost', async () => {
    const fresh = await replica()
    await connect(world.urls.owner, async (client) => {
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
      )
      await client.query(`update cars set drive_away_cents = 777700 where id = $1`, [world.north.carId])
    })
    await expect.poll(() => carsOf(fresh).find(({ id }) => id === world.north.carId)?.priceCents, { timeout: 5000 }).toBe(777_700)
  })

  it('the stock index of a process equals every other index and the database after many concurrent writes', async () => {
    await insert(...Array.from({ length: 40 }, (_, index) => named(`busy-${index}`)))
    const replicas = [await replica(), await replica()]
    const writers = Array.from({ length: 6 }, (_, writer) =>
      connect(world.urls.owner, async (client) => {
        for (let round = 0; round < 15; round++) {
          await client.query('begin')
          // Sequence numbers are assigned in one order and committed in another.
          const first = (writer * 7 + round) % 34
          for (const car of [first, first + writer])
            await client.query('update cars set drive_away_cents = $1 where id = $2', [writer * 100_000 + round * 100, `busy-${car}`])
          await wait((writer * 13 + round * 7) % 11)
          await client.query(round % 5 === 4 ? 'rollback' : 'commit')
        }
      }),
    )
    await Promise.all(writers)
    for (const fresh of replicas) await expectSame(fresh)
  })

  it('the stock index of a process equals a fresh load after any history', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => `any-${letter}`)
    const id = fc.constantFrom(...names)
    const step = fc.oneof(
      fc.record({ id, sql: fc.constantFrom(...changes) }),
      fc.record({ id, sql: fc.constant('insert') }),
      fc.record({ id, sql: fc.constant('picture') }),
    )
    const fresh = await replica()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }), async (transactions) => {
        for (const steps of transactions)
          await connect(world.urls.owner, async (client) => {
            await client.query('begin')
            for (const { id: car, sql } of steps) {
              if (sql === 'insert')
                await client.query(
                  `insert into cars (organisation_id, id, slug, name, stock_number, make, make_slug, model, model_slug, year, car_type, status, dealership_id, location_id)
                   values ($1, $2, $2, 'Any', $2, 'Kia', 'kia', 'Rio', 'rio', 2020, 'used', 'in_stock', $3, $4) on conflict do nothing`,
                  [organisation(), car, world.north.dealershipId, world.north.locationId],
                )
              else if (sql === 'picture')
                await client.query(
                  `insert into car_images select organisation_id, id, 0, md5(random()::text), 'x' from cars where id = $1 on conflict (organisation_id, car_id, position) do update set key = excluded.key`,
                  [car],
                )
              else await client.query(`${sql} where id = $1`, [car])
            }
            await client.query('commit')
          })
        await fresh.refresh()
        expect(carsOf(fresh)).toEqual(await loaded())
      }),
      // Each run reads all cars again after each transaction.
      { numRuns: testsAll ? 25 : 8 },
    )
  })
})

describe('postgresSearch', () => {
  it('postgresSearch finds the same cars as the index, in the same order, for any filters without words (SRC-01, SRC-17)', async () => {
    const makes = ['Kia', 'Mazda', 'Ford']
    await insert(
      ...Array.from({ length: 120 }, (_, index) =>
        named(`same-${index}`, {
          make: makes[index % 3],
          makeSlug: makes[index % 3]?.toLowerCase(),
          priceCents: index % 11 === 0 ? null : ((index * 7919) % 50) * 100_049,
          km: index % 7 === 0 ? null : ((index * 31) % 40) * 1000,
          year: 2005 + (index % 20),
          customRank: index % 4,
          carType: (['new', 'used', 'demo'] as const)[index % 3],
          certified: index % 5 === 0,
          seats: 2 + (index % 6),
          createdAt: new Date(Date.parse(now) - (index % 9) * 400).toISOString(),
          images: index % 10 === 0 ? [] : [{ key: 'k', alt: 'a' }],
        }),
      ),
    )
    const fresh = await replica()
    const index = await fresh.ready()
    const site = await liveSite(world.db, world.north.siteId)
    const range = fc.record({ min: fc.option(fc.nat(60_000)), max: fc.option(fc.nat(60_000)) })
    const state = fc.record({
      query: fc.constant(''),
      page: fc.integer({ min: 1, max: 3 }),
      sortBy: fc.constantFrom(...sortOrders),
      values: fc.record(
        {
          make: fc.subarray([...makes, 'kia', 'Lada']),
          car_type: fc.subarray(['new', 'used', 'demo']),
          certified: fc.subarray(['true']),
          seats: fc.subarray(['2', '5', '7']),
        },
        { requiredKeys: [] },
      ),
      ranges: fc.record({ price: range, km: range }, { requiredKeys: [] }),
    })
    const rule = fc.record({ minImageCount: fc.nat(2), carTypes: fc.subarray(['new', 'used', 'demo'] as const, { minLength: 1 }) })
    const preset = fc.record({ make: fc.constantFrom('kia', 'Mazda'), certified: fc.constant(true) }, { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(state, rule, preset, async (searchState: SearchState, stock, given) => {
        const rendered = { ...site, config: { ...site.config, stock: { ...site.config.stock, ...stock, carTypes: [...stock.carTypes] } } }
        const expected = index.search(searchState, { config: rendered.config, preset: given, dealershipIds: [], now })
        const found = await postgresSearch(world.db).search({ site: rendered, state: searchState, preset: given, now })
        expect(found.cars.map(({ id }) => id)).toEqual(expected.cars.map(({ id }) => id))
        expect(found).toMatchObject({ total: expected.total, page: expected.page, pageCount: expected.pageCount })
        for (const facet of ['make', 'car_type'])
          expect([...(found.facets[facet] ?? [])].sort(byValue)).toEqual([...(expected.facets[facet] ?? [])].filter(({ count, value }) => count > 0 || searchState.values[facet]?.includes(value)).sort(byValue)) // biome-ignore format: long
      }),
      { numRuns: runs(60) },
    )
  })
})

const byValue = (left: { value: string }, right: { value: string }) => (left.value < right.value ? -1 : 1)
