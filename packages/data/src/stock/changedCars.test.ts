import { buildCar } from '@forecourt/rules/testing/buildCar'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { listenForCarChanges } from '../changes/listenForChanges'
import { connect } from '../migrate/connect'
import { addCars } from '../testing/addCars'
import { buildActor as actor } from '../testing/buildWorld'
import { useWorld } from '../testing/useWorld'
import { type ChangePosition, changedCars, changePosition, deleteOldCarChanges } from './changedCars'
import { countViews } from './countViews'
import { updateCar } from './duplicateCar'
import { storeQuote } from './quotes/storeQuote'
import { searchedCars } from './search/searchedCars'

const world = useWorld()

const now = '2026-06-10T00:00:00.000Z'
const organisation = () => world.north.organisationId
const start = () => changePosition(world.db, organisation())

/** Reads to the end; returns the changed ids. */
const readToEnd = async (from: ChangePosition) => {
  const upserts = new Map<string, string>()
  const removals = new Set<string>()
  let position = from
  for (let more = true; more; ) {
    const batch = await changedCars(world.db, organisation(), position, now)
    if (!batch) throw new Error('The position is not known any more.')
    for (const car of batch.upserts) upserts.set(car.id, car.name)
    for (const id of batch.removals) removals.add(id)
    position = batch.position
    more = batch.more
  }
  return { upserts, removals, position }
}
const idsSince = async (from: ChangePosition) => {
  const { upserts, removals, position } = await readToEnd(from)
  return { changed: [...upserts.keys()].sort(), gone: [...removals].sort(), position }
}

const add = (count: number, prefix: string) => {
  const cars = Array.from({ length: count }, (_, index) => ({ id: `${prefix}-${String(index).padStart(5, '0')}` }))
  return addCars(world.db, world.north, cars)
}
const asOwner = <T>(work: (client: pg.Client) => Promise<T>) => connect(world.urls.owner, work)
const run = (sql: string, values: unknown[] = []) => asOwner((client) => client.query(sql, values))

let car: string
beforeEach(async () => {
  car = `one-${crypto.randomUUID()}`
  await addCars(world.db, world.north, [{ id: car }])
})

describe('changedCars', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a price', () => run('update cars set drive_away_cents = drive_away_cents + 100 where id = $1', [car])],
    ['a new picture', () => run(`insert into car_images values ($1, $2, 9, 'k', 'a')`, [organisation(), car])],
    ['a replaced picture', () => run(`update car_images set key = 'other' where car_id = $1 and position = 0`, [car])],
    ['a removed picture', () => run('delete from car_images where car_id = $1 and position = 0', [car])],
    ['a price and a view count together', () => run('update cars set drive_away_cents = 1, views = views + 1 where id = $1', [car])],
    ['its location’s name', () => run(`update locations set name = name || '!' where id = $1`, [world.north.locationId])],
    ['its dealership’s name', () => run(`update dealerships set name = name || '!' where id = $1`, [world.north.dealershipId])],
  ])('changedCars reports a car as changed with %s', async (_, change) => {
    const from = await start()
    await change()
    const { changed, gone } = await idsSince(from)
    expect(changed).toContain(car)
    expect(gone).not.toContain(car)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['withdrawn', () => run(`update cars set status = 'withdrawn' where id = $1`, [car])],
    ['a draft', () => run(`update cars set status = 'draft' where id = $1`, [car])],
    ['hidden from websites (SRC-33)', () => run('update cars set show_on_dealer_website = false where id = $1', [car])],
    ['sold too long ago for any site (SRC-31)', () => run(`update cars set status = 'sold', sold_at = '2026-04-10' where id = $1`, [car])],
    ['removed', () => run('delete from cars where id = $1', [car])],
  ])('changedCars reports a car as gone when it is %s', async (_, change) => {
    const from = await start()
    await change()
    expect(await idsSince(from)).toMatchObject({ changed: [], gone: [car] })
  })

  it('changedCars reports no page views, quotes, rolled back changes, or other organisations', async () => {
    const from = await start()
    await countViews(world.db, organisation(), new Map([[car, 3]]))
    const quote = { weeklyCents: 12_140, rate: 6.99, comparisonRate: 8.1 }
    await storeQuote(world.db, organisation(), { car: buildCar({ id: car, slug: car, priceCents: 2_499_000 }), quote })
    await run('update cars set drive_away_cents = drive_away_cents where id = $1', [car])
    await run('update locations set review_count = review_count + 1 where id = $1', [world.north.locationId])
    await run('update cars set drive_away_cents = 5 where id = $1', [world.south.carId])
    await expect(
      world.db.platform.transaction(async (tx) => {
        await tx.$executeRaw`update cars set drive_away_cents = 7 where id = ${car}`
        throw new Error('Undo this.')
      }),
    ).rejects.toThrow('Undo this.')
    expect(await idsSince(from)).toMatchObject({ changed: [], gone: [] })
  })

  it('changedCars reports each change once, also while an older transaction is open', async () => {
    await asOwner(async (client) => {
      await client.query('begin')
      await client.query(`update cars set tag = 'slow' where id = $1`, [world.north.carId])
      const from = await start()
      await run('update cars set drive_away_cents = 1 where id = $1', [car])
      const first = await idsSince(from)
      expect(first.changed).toEqual([car])
      const second = await idsSince(first.position)
      expect(second.changed).toEqual([])
      const third = await idsSince(second.position)
      expect(third.changed).toEqual([])
      await client.query('commit')
      expect((await idsSince(third.position)).changed).toEqual([world.north.carId])
    })
  })

  it('changedCars misses no change if transactions commit in another order than they began', async () => {
    const slow = new pg.Client({ connectionString: world.urls.owner })
    await slow.connect()
    const from = await start()
    await slow.query('begin')
    await slow.query(`update cars set tag = 'first to change, last to commit' where id = $1`, [world.north.carId])
    let position = from
    for (let round = 0; round < 3; round++) {
      await run('update cars set drive_away_cents = $1 where id = $2', [round + 1, car])
      const { changed, position: next } = await idsSince(position)
      expect(changed).toEqual([car])
      position = next
    }
    await slow.query('commit')
    await slow.end()
    const { changed, position: last } = await idsSince(position)
    expect(changed).toEqual([world.north.carId])
    expect((await idsSince(last)).changed).toEqual([])
  })

  it('changedCars returns 2,500 changes in batches, and none is missing', async () => {
    const from = await start()
    await add(2500, 'burst')
    const batch = await changedCars(world.db, organisation(), from, now)
    expect(batch?.more).toBe(true)
    expect(batch?.upserts).toHaveLength(1000)
    expect((await readToEnd(from)).upserts.size).toBe(2500)
  })

  it('changedCars returns null for a position that is too old or of another database', async () => {
    const from = await start()
    const old = { ...from, at: new Date(Date.parse(from.at) - 13 * 3_600_000).toISOString() }
    expect(await changedCars(world.db, organisation(), old, now)).toBeNull()
    const elsewhere = { ...from, horizon: String(BigInt(from.horizon) + 1_000_000n) }
    expect(await changedCars(world.db, organisation(), elsewhere, now)).toBeNull()
  })

  it('changedCars reports changes that the application makes with row-level security', async () => {
    const from = await start()
    const scope = world.db.forOrganisation(organisation())
    expect(await updateCar(scope, { carId: car, changes: { driveAwayCents: 1_000_000 }, actor })).toMatchObject({ ok: true })
    expect((await idsSince(from)).changed).toEqual([car])
  })
})

describe('listenForCarChanges', () => {
  it('listenForCarChanges notifies once per organisation and transaction, at commit, and not of page views', async () => {
    const received: string[] = []
    const listener = await listenForCarChanges(world.urls.platform, (organisationId) => received.push(organisationId))
    await countViews(world.db, organisation(), new Map([[car, 3]]))
    await add(1200, 'told')
    await run('update cars set drive_away_cents = 6 where id = $1', [world.south.carId])
    await expect.poll(() => received).toEqual([organisation(), world.south.organisationId])
    await listener.stop()
  })
})

describe('searchedCars', () => {
  it('searchedCars returns every car once, in pages', async () => {
    await add(1000, 'paged')
    const sizes: number[] = []
    const ids: string[] = []
    for await (const page of searchedCars(world.db, organisation(), now)) {
      sizes.push(page.length)
      ids.push(...page.map(({ id }) => id))
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500)
    expect(new Set(ids).size).toBe(ids.length)
    const { rows } = await run(
      `select count(*)::int as count from cars where organisation_id = $1 and status = 'in_stock' and show_on_dealer_website`,
      [organisation()],
    )
    expect(ids).toHaveLength(rows[0].count)
  })
})

describe('deleteOldCarChanges', () => {
  it('deleteOldCarChanges removes changes older than a day', async () => {
    await run(`update car_changes set at = at - interval '25 hours' where xid < pg_snapshot_xmin(pg_current_snapshot())`)
    const from = await start()
    await run('update cars set drive_away_cents = 3 where id = $1', [car])
    expect(await deleteOldCarChanges(world.db)).toBeGreaterThan(0)
    expect((await idsSince(from)).changed).toEqual([car])
  })
})
