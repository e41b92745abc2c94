import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPastDatabase, type PastDatabase } from '../createDatabase'
import { connect } from '../migrate/connect'
import { useWorld } from '../testing/useWorld'
import { historySizes } from './historySizes'

const world = useWorld()
let past: PastDatabase
beforeAll(() => {
  past = createPastDatabase({ ...world.urls, poolSize: 2 })
})
afterAll(() => past.close())

const write = (sql: string) => world.db.platform.transaction((tx) => tx.$executeRawUnsafe(sql))
const instantNow = async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 3))
  await pause()
  const now = new Date().toISOString()
  await pause()
  return now
}

it('every view of the past has the columns of its table, in the same order (CFG-12)', async () => {
  const { rows } = await connect(world.urls.owner, (client) =>
    client.query(`
      select v.relname as view,
        (select array_agg(attname::text || ' ' || atttypid::regtype order by attnum) from pg_attribute where attrelid = v.oid and attnum > 0) =
        (select array_agg(attname::text || ' ' || atttypid::regtype order by attnum) from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped) as same
      from pg_class v join pg_class t on t.relname = v.relname and t.relnamespace = 'public'::regnamespace
      where v.relnamespace = 'past'::regnamespace and v.relkind = 'v' and v.relname not in ('conversations', 'answer_clocks')`),
  )
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.filter(({ same }) => !same)).toEqual([])
})

it('a row is as it was after updates, a changed key, a delete and a new row with the same key (CFG-12)', async () => {
  const { organisationId, carId } = world.north
  const images = (at: string) =>
    past
      .at(at)
      .forOrganisation(organisationId)
      .transaction((tx) =>
        tx.carImage.findMany({ where: { carId }, orderBy: { position: 'asc' }, select: { position: true, key: true, alt: true } }),
      )
  await write(`delete from car_images where car_id = '${carId}'`)
  const insert = (position: number, alt: string) =>
    write(
      `insert into car_images (organisation_id, car_id, position, key, alt) values ('${organisationId}', '${carId}', ${position}, 'stock/a.webp', '${alt}')`,
    )
  const states: { at: string; expected: unknown }[] = []
  const note = async (expected: readonly (readonly [number, string])[]) =>
    states.push({ at: await instantNow(), expected: expected.map(([position, alt]) => ({ position, key: 'stock/a.webp', alt })) })
  await note([])
  await insert(0, 'first')
  await note([[0, 'first']])
  await write(`update car_images set alt = 'second' where car_id = '${carId}'`)
  await note([[0, 'second']])
  await write(`update car_images set position = 5 where car_id = '${carId}'`)
  await note([[5, 'second']])
  await insert(0, 'third')
  await note([
    [0, 'third'],
    [5, 'second'],
  ])
  await write(`delete from car_images where car_id = '${carId}'`)
  await note([])
  await insert(5, 'fourth')
  await note([[5, 'fourth']])
  for (const { at, expected } of states) expect(await images(at)).toEqual(expected)
})

it('the past of an organisation has no rows of another, is read-only and has no other tables (CFG-12)', async () => {
  const before = await instantNow()
  await write(`update cars set tag = 'Changed'`)
  const north = past.at(before).forOrganisation(world.north.organisationId)
  const owners = await north.transaction((tx) => tx.car.findMany({ select: { organisationId: true } }))
  expect(new Set(owners.map(({ organisationId }) => organisationId))).toEqual(new Set([world.north.organisationId]))
  await expect(north.transaction((tx) => tx.$executeRaw`update public.cars set tag = 'x'`)).rejects.toThrow('read-only')
  await expect(north.transaction((tx) => tx.lead.findMany())).rejects.toThrow()
})

it('the history contains no credentials, neither in entries of changes nor of deletes (CFG-12)', async () => {
  const { organisationId } = world.north
  await write(`insert into review_sources (organisation_id, id, name, provider, place, credential)
    values ('${organisationId}', 'source', 'Source', 'google', 'a', 'secret one')`)
  await write(`update review_sources set credential = 'secret two', place = 'b' where id = 'source'`)
  await write(`delete from review_sources where id = 'source'`)
  const entries = await world.db.platform.transaction((tx) =>
    tx.rowHistory.findMany({ where: { tableName: 'review_sources', key: 'source' }, orderBy: { id: 'asc' } }),
  )
  expect(entries.map(({ before }) => before)).toEqual([null, { place: 'a' }, expect.objectContaining({ place: 'b', name: 'Source' })])
  expect(JSON.stringify(entries.map(({ before }) => before))).not.toMatch(/secret|credential/)
})

it('views of a car and checks of a host are not recorded; sizes are counted by year (CFG-12)', async () => {
  const count = async () => (await historySizes(world.db.platform)).reduce((sum, { entries }) => sum + entries, 0)
  const before = await count()
  await write(`update cars set views = views + 1`)
  await write(`update host_names set checked_at = now()`)
  expect(await count()).toBe(before)
  await write(`update cars set custom_rank = 9 where id = '${world.north.carId}'`)
  expect(await count()).toBe(before + 1)
  const [size] = await historySizes(world.db.forOrganisation(world.south.organisationId))
  expect(size?.bytes).toBeGreaterThan(0)
})

it('a row deleted before a required column was added has the column’s default (CFG-12)', async () => {
  const { organisationId, carId } = world.north
  await write(
    `insert into car_images (organisation_id, car_id, position, key, alt) values ('${organisationId}', '${carId}', 40, 'stock/a.webp', 'deleted')`,
  )
  const before = await instantNow()
  await write(`delete from car_images where car_id = '${carId}'`)
  const added = {
    flag: `boolean NOT NULL DEFAULT true`,
    words: `text[] NOT NULL DEFAULT '{}'`,
    count: 'integer NOT NULL DEFAULT 7',
    note: 'text',
  }
  const track = `SELECT past.track('car_images', 'r.organisation_id', '{car_id,position}')`
  await connect(world.urls.owner, async (client) => {
    for (const [name, type] of Object.entries(added)) await client.query(`ALTER TABLE car_images ADD COLUMN ${name} ${type}`)
    await client.query(track)
  })
  const rows = await past
    .at(before)
    .forOrganisation(organisationId)
    .transaction((tx) => tx.$queryRaw`select alt, flag, words, count, note from car_images where position = 40`)
  expect(rows).toEqual([{ alt: 'deleted', flag: true, words: [], count: 7, note: null }])
  await connect(world.urls.owner, async (client) => {
    await client.query('DROP VIEW past.car_images')
    for (const name of Object.keys(added)) await client.query(`ALTER TABLE car_images DROP COLUMN ${name}`)
    await client.query(track)
  })
})
