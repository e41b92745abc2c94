import { beforeAll, describe, expect, it, vi } from 'vitest'
import { connect } from '../../migrate/connect'
import { addCars } from '../../testing/addCars'
import { changeDraft, publishDraft } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { enqueueHostedIndexUpdates } from './enqueueHostedIndexUpdates'

const world = useWorld()

const run = (sql: string, values: unknown[] = []) => connect(world.urls.owner, (client) => client.query(sql, values))
const enqueuedNow = async () => {
  await enqueueHostedIndexUpdates(world.db)
  const { rows } = await run(`delete from outbox where kind = 'search.sync' returning site_id, payload`)
  return rows.map(({ site_id, payload }) => [site_id, payload.carIds])
}
/** Waits until all earlier transactions of the whole server have ended: their changes would be read again, as intended. */
const untilQuiet = () =>
  vi.waitUntil(
    async () => {
      const { rows } = await run('select pg_snapshot_xmin(now) = pg_snapshot_xmax(now) as "isQuiet" from pg_current_snapshot() as now')
      return rows[0].isQuiet
    },
    { timeout: 15_000 },
  )
const enqueued = async () => {
  await untilQuiet()
  return enqueuedNow()
}
const publish = async (search: object) => {
  await changeDraft(world.db.platform, world.north.siteId, (values) => ({ ...values, search }))
  await publishDraft(world.db.platform, world.north.siteId)
}

describe('enqueueHostedIndexUpdates', { shuffle: false }, () => {
  beforeAll(async () => {
    expect(await enqueued()).toEqual([])
    await publish({ appId: 'APP1', key: 'a'.repeat(32) })
  })

  it('enqueueHostedIndexUpdates enqueues all cars for a new index, then each change once, and nothing for sites without a hosted index (CFG-14)', async () => {
    const { siteId, carId } = world.north
    expect(await enqueued()).toEqual([[siteId, null]])
    expect(await enqueued()).toEqual([])
    await run('update cars set drive_away_cents = 1 where id = any($1)', [[carId, world.south.carId]])
    expect(await enqueued()).toEqual([[siteId, [carId]]])
    expect(await enqueued()).toEqual([])
  })

  it('enqueueHostedIndexUpdates enqueues the change of a transaction that commits after newer ones were enqueued', async () => {
    const { siteId, carId } = world.north
    await connect(world.urls.owner, async (slow) => {
      await slow.query('begin')
      await slow.query('update cars set drive_away_cents = 2 where id = $1', [carId])
      await run('update cars set drive_away_cents = 2 where id = $1', [`${carId}-draft`])
      expect(await enqueuedNow()).toEqual([[siteId, [`${carId}-draft`]]])
      await slow.query('commit')
    })
    expect((await enqueued()).flatMap(([, ids]) => ids)).toContain(carId)
  })

  it('enqueueHostedIndexUpdates enqueues many changes in messages of a thousand', async () => {
    const cars = Array.from({ length: 1500 }, (_, index) => ({ id: `m${index}` }))
    await addCars(world.db, world.north, cars)
    expect((await enqueued()).map(([, ids]) => ids.length)).toEqual([1000, 500])
  })

  it('enqueueHostedIndexUpdates enqueues all cars again after a long pause, and for another index', async () => {
    await run(`update hosted_indexes set read_at = now() - interval '13 hours'`)
    expect(await enqueued()).toEqual([[world.north.siteId, null]])
    await publish({ appId: 'APP1', key: 'a'.repeat(32), indexName: 'Car_test' })
    expect(await enqueued()).toEqual([[world.north.siteId, null]])
  })

  it('enqueueHostedIndexUpdates enqueues once for concurrent workers', async () => {
    // A concurrent transaction elsewhere on the server makes cars be enqueued twice, as intended: then try again. Workers without a lock
    // would enqueue three times each time.
    await vi.waitFor(
      async () => {
        await run('update cars set drive_away_cents = drive_away_cents + 1 where id = $1', [world.north.carId])
        await untilQuiet()
        const counts = await Promise.all([1, 2, 3].map(() => enqueueHostedIndexUpdates(world.db)))
        await enqueued()
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
      },
      { timeout: 60_000 },
    )
  })
})
