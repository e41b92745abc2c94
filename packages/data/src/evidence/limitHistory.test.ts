import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPastDatabase, type PastDatabase } from '../createDatabase'
import { connect } from '../migrate/connect'
import { useWorld } from '../testing/useWorld'
import { combinedPeriodAt, limitHistory } from './limitHistory'
import { checkSeals, sealDays } from './sealDays'

const world = useWorld()
let past: PastDatabase
beforeAll(() => {
  past = createPastDatabase({ ...world.urls, poolSize: 2 })
})
afterAll(() => past.close())

const dayMs = 86_400_000
const key = { sign: () => 'signed', publicKey: 'key' }
const verify = (_text: string, signature: string) => signature === 'signed'
/** Within one year, in whole weeks from its start. */
const firstDay = Date.UTC(new Date().getUTCFullYear() - 1, 0, 8)
const dayAt = (day: number, hour = 0) => new Date(firstDay + day * dayMs + hour * 3_600_000).toISOString()

const write = (sql: string) => world.db.platform.transaction((tx) => tx.$executeRawUnsafe(sql))

/** Moves the entries since an instant to another, as if they had been written then. */
type MoveEntries = (since: string, to: string) => Promise<void>

/** Lets the owner of the tables move entries: connects and opens them once, as each takes a while. */
const withMoves = (work: (move: MoveEntries) => Promise<void>) =>
  connect(world.ownerUrl, async (client) => {
    const force = (how: string) =>
      client.query(`alter table row_history ${how} row level security; alter table history_starts ${how} row level security`)
    await force('no force')
    await client.query('set session_replication_role = replica')
    await work(async (since, to) => {
      await client.query(`update row_history set at = $2::timestamptz + (at - $1::timestamptz) where at >= $1`, [since, to])
      await client.query(`update history_starts set at = least(at, $1::timestamptz - interval '1 day')`, [to])
    })
    await force('force')
  })

/** Writes changes at an hour of a day. */
const changesOf = async (day: number, hour: number, statements: readonly string[], move: MoveEntries) => {
  const since = new Date().toISOString()
  await new Promise((resolve) => setTimeout(resolve, 3))
  for (const statement of statements) await write(statement)
  await move(since, dayAt(day, hour))
}

const entryCount = () => world.db.platform.transaction((tx) => tx.rowHistory.count())

const stateAt = (at: string) =>
  past
    .at(at)
    .forOrganisation(world.north.organisationId)
    .transaction(async (tx) => ({
      car: await tx.car.findFirst({ where: { id: world.north.carId }, select: { driveAwayCents: true, dealerComments: true, tag: true } }),
      images: await tx.carImage.findMany({
        where: { carId: world.north.carId },
        select: { position: true, alt: true },
        orderBy: { position: 'asc' },
      }),
      offers: await tx.offer.findMany({ select: { name: true, description: true } }),
    }))

it('above its limit, changes of a value are combined by the day, the week and four weeks, and values at their ends stay exact (CFG-12)', async () => {
  const { organisationId, carId } = world.north
  const oldest = await world.db.platform.transaction((tx) => tx.rowHistory.aggregate({ _min: { at: true } }))
  const image = (position: number, alt: string) =>
    `insert into car_images (organisation_id, car_id, position, key, alt) values ('${organisationId}', '${carId}', ${position}, 'stock/a.webp', '${alt}')`
  const price = (day: number, step: number) =>
    `update cars set drive_away_cents = ${1_000_000 + day * 10_000 + step * 100} where id = '${carId}'`
  const days = 23
  await withMoves(async (move) => {
    await move(oldest._min.at?.toISOString() ?? '', dayAt(-3))
    for (let day = 0; day < days; day++) {
      await changesOf(
        day,
        9,
        [
          price(day, 1),
          `update cars set dealer_comments = '${`Day ${day} `.repeat(40)}', tag = 'Morning ${day}' where id = '${carId}'`,
          ...(day % 3 === 0 ? [image(50, `Image ${day}`), `update car_images set alt = 'Again ${day}' where position = 50`] : []),
          ...(day % 3 === 1 ? [`delete from car_images where position = 50`, image(50, 'Once more')] : []),
          ...(day % 3 === 2 ? [`delete from car_images where position = 50`] : []),
        ],
        move,
      )
      await changesOf(
        day,
        15,
        [
          price(day, 2),
          price(day, 3),
          `update cars set tag = 'Afternoon ${day}' where id = '${carId}'`,
          ...(day % 5 === 0
            ? [
                `insert into offers (organisation_id, id, name, description, category) values ('${organisationId}', 'offer-${day}', 'Offer', 'Mats', 'New')`,
                `update offers set description = 'Mats and a tank' where id = 'offer-${day}'`,
              ]
            : []),
          ...(day % 5 === 2 ? [`delete from offers where id = 'offer-${day - 2}'`] : []),
        ],
        move,
      )
    }
  })
  // Two periods of four weeks: until today, hundreds of empty days would be sealed and combined.
  await sealDays(world.db, { now: dayAt(50), ...key })
  const ends = Array.from({ length: days + 1 }, (_, day) => dayAt(day))
  const before = await Promise.all(ends.map(stateAt))
  expect(new Set(before.map((state) => JSON.stringify(state))).size).toBe(days + 1)
  const written = await entryCount()

  // A limit that isn't exceeded removes nothing.
  expect(await limitHistory(world.db, 100_000_000)).toEqual([])
  expect(await entryCount()).toBe(written)
  expect(await combinedPeriodAt(world.db, organisationId, dayAt(4, 12))).toBeNull()

  // By the day, as far as needed: the oldest first.
  const size = async (limit: number) => (await limitHistory(world.db, limit)).find((year) => year.organisationId === organisationId)
  const whole = (await size(1_000_000_000)) ?? { bytes: 0 }
  expect(whole.bytes).toBe(0)
  const [{ bytes = 0 } = {}] = await world.db.platform.transaction(
    (tx) =>
      tx.$queryRaw<{ bytes: number }[]>`select sum(bytes)::float8 as bytes from evidence_days where organisation_id = ${organisationId}`,
  )
  const little = await size(bytes - 500)
  expect(little?.freed).toBeGreaterThan(500)
  expect(little?.bytes).toBeLessThanOrEqual(bytes - 500)
  expect(await combinedPeriodAt(world.db, organisationId, dayAt(0, 12))).toEqual({ since: dayAt(0), until: dayAt(1) })
  expect(await combinedPeriodAt(world.db, organisationId, dayAt(20, 12))).toBeNull()
  expect(await Promise.all(ends.map(stateAt))).toEqual(before)
  expect((await checkSeals(world.db, organisationId, verify)).broken).toEqual([])

  // As much as possible.
  const least = await size(1)
  expect(least?.bytes).toBeGreaterThan(1)
  expect(least?.bytes).toBeLessThan(bytes / 2)
  expect(await entryCount()).toBeLessThan(written / 3)
  // The year’s weeks begin at its first day, so four weeks end at the 22nd day from here.
  expect(await combinedPeriodAt(world.db, organisationId, dayAt(4, 12))).toEqual({ since: dayAt(-7), until: dayAt(21) })
  const exact = [21, days]
  expect(await Promise.all(exact.map((day) => stateAt(dayAt(day))))).toEqual(exact.map((day) => before[day]))
  const { broken, days: sealed } = await checkSeals(world.db, organisationId, verify)
  expect(broken).toEqual([])
  expect(sealed.length).toBeGreaterThan(days)
  expect(await size(1)).toMatchObject({ freed: 0 })
})

it('entries are combined by the platform’s role only, and their digests can’t be changed (CFG-12)', async () => {
  const call = (url: string) => connect(url, (client) => client.query(`select combine_history('north-organisation', now(), now())`))
  await expect(call(world.urls.app)).rejects.toThrow('permission denied')
  await expect(connect(world.urls.platform, (client) => client.query(`update combined_history set digests = '{}'`))).rejects.toThrow(
    'permission denied',
  )
})
