import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { connect } from '../migrate/connect'
import { useWorld } from '../testing/useWorld'
import { checkSeals, sealDays } from './sealDays'

const world = useWorld()
/** A key whose public part is the key itself. */
const keyed = (key: string) => ({ publicKey: key, sign: (text: string) => createHmac('sha256', key).update(text).digest('hex') })
const verify = (text: string, signature: string, key: string) => keyed(key).sign(text) === signature

const dayMs = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

it('each day that is over is sealed once, and a row that is changed afterwards breaks its seal (CFG-12)', async () => {
  const { organisationId, carId } = world.north
  // As if the database was migrated on the day before: a day without a change is sealed too.
  await connect(world.ownerUrl, (client) => client.query(`update history_starts set at = at - interval '1 day'`))
  await world.db.platform.transaction((tx) => tx.$executeRaw`update cars set drive_away_cents = 1234500 where id = ${carId}`)
  expect(await sealDays(world.db, { now: inDays(3), ...keyed('a key') })).toBeGreaterThan(0)
  expect(await sealDays(world.db, { now: inDays(3), ...keyed('a key') })).toBe(0)
  const intact = await checkSeals(world.db, organisationId, verify)
  expect(intact.broken).toEqual([])
  expect(intact.days.length).toBeGreaterThan(1)
  // A run around midnight fills and changes the world on two days.
  const changed = await connect(world.ownerUrl, (client) =>
    client.query<{ day: string }>(`
      select distinct (at at time zone 'utc')::date::text as day from row_history
      where organisation_id = '${organisationId}' and table_name = 'cars' and before ? 'drive_away_cents' order by day`),
  )
  const changedDays = changed.rows.map(({ day }) => day)
  expect(changedDays).not.toEqual([])
  for (const day of changedDays) expect(intact.days.find((sealed) => sealed.day === day)?.entries).toBeGreaterThan(0)
  expect((await checkSeals(world.db, organisationId, () => false)).broken).toHaveLength(intact.days.length)
  // Days after a change of the secret have another key.
  expect(await sealDays(world.db, { now: inDays(4), ...keyed('a new key') })).toBeGreaterThan(0)
  expect((await checkSeals(world.db, organisationId, verify)).broken).toEqual([])

  // As an administrator of the database could, without triggers and row-level security.
  await connect(world.ownerUrl, (client) =>
    client.query(`
      alter table row_history disable trigger row_history_append_only; alter table row_history no force row level security;
      update row_history set before = '{"drive_away_cents": 1}' where table_name = 'cars' and before ? 'drive_away_cents';
      alter table row_history enable trigger row_history_append_only; alter table row_history force row level security`),
  )
  expect((await checkSeals(world.db, organisationId, verify)).broken).toEqual(changedDays)
})

it.each(['row_history', 'evidence_days'])('the database refuses changes of %s, and removal within seven years (CFG-12)', async (table) => {
  const column = table === 'row_history' ? 'key' : 'hash'
  await sealDays(world.db, { now: inDays(3), ...keyed('a key') })
  await expect(connect(world.ownerUrl, (client) => client.query(`update ${table} set ${column} = 'x'`))).rejects.toThrow('never changed')
  const removed = await connect(world.urls.platform, (client) => client.query(`delete from ${table}`))
  expect(removed.rowCount).toBe(0)
})
