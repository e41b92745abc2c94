import type pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '../migrate/connect'
import { updateCar } from '../stock/duplicateCar'
import { useWorld } from '../testing/useWorld'

const world = useWorld()

/** With the application's role, bypassing its code. */
const asApp = <T>(organisationId: string | null, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  connect(world.urls.app, async (client) => {
    await client.query('begin')
    if (organisationId !== null) await client.query(`select set_config('app.organisation_id', $1, true)`, [organisationId])
    try {
      return await work(client)
    } finally {
      await client.query('rollback')
    }
  })

const tenantTables = [
  'organisations',
  'dealerships',
  'locations',
  'sites',
  'host_names',
  'drafts',
  'versions',
  'cars',
  'car_images',
  'car_changes',
  'car_history',
  'reviews',
  'memberships',
  'audit',
]

const countIn = async (client: pg.Client, table: string): Promise<number> =>
  (await client.query(`select count(*)::int as n from ${table}`)).rows[0].n

const insufficientPrivilege = '42501'

beforeAll(async () => {
  const actor = { userId: null, name: 'Test' }
  for (const { carId } of [world.north, world.south]) await updateCar(world.db.platform, { carId, changes: { tag: 'Known' }, actor })
})

describe('row-level security of organisations', () => {
  it.each(['forecourt_app', 'forecourt_platform'])(
    '%s owns no table, is no superuser and cannot bypass row-level security',
    async (role) => {
      const { rows } = await connect(world.urls.owner, (client) =>
        client.query(
          `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned from pg_roles where rolname = $1`,
          [role],
        ),
      )
      expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, owned: 0 }])
    },
  )

  it('row-level security of organisations limits the worker’s role to the schema of its jobs', async () => {
    const { rows } = await connect(world.urls.owner, (client) =>
      client.query(`select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
        (select count(*)::int from pg_class where relowner = pg_roles.oid and relnamespace <> 'graphile_worker'::regnamespace) as "ownedElsewhere"
        from pg_roles where rolname = 'forecourt_worker'`),
    )
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, ownedElsewhere: 0 }])
    for (const table of tenantTables)
      await expect(connect(world.urls.worker, (client) => client.query(`select 1 from ${table}`))).rejects.toMatchObject({
        code: insufficientPrivilege,
      })
  })

  it('row-level security of organisations is enabled and forced on every table, for the owner as well', async () => {
    const { rows } = await connect(world.urls.owner, (client) =>
      client.query(
        `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> '_prisma_migrations' and not (relrowsecurity and relforcerowsecurity)`,
      ),
    )
    expect(rows).toEqual([])
  })

  it.each(tenantTables)('row-level security of organisations shows no row of %s to a session that names no organisation', async (table) => {
    expect(await asApp(null, (client) => countIn(client, table))).toBe(0)
    expect(await asApp('', (client) => countIn(client, table))).toBe(0)
  })

  it.each(tenantTables)('row-level security of organisations shows rows of %s to their own organisation only', async (table) => {
    const key = table === 'organisations' ? 'id' : 'organisation_id'
    const { rows } = await asApp(world.north.organisationId, (client) => client.query(`select distinct ${key} as owner from ${table}`))
    expect(rows).toEqual([{ owner: world.north.organisationId }])
  })

  it('row-level security of organisations shows an organisation its own members, without their password hashes', async () => {
    const { rows } = await asApp(world.north.organisationId, (client) => client.query('select id from users'))
    expect(rows).toEqual([{ id: world.north.userId }])
    await expect(asApp(world.north.organisationId, (client) => client.query('select password_hash from users'))).rejects.toMatchObject({
      code: insufficientPrivilege,
    })
  })

  it('row-level security of organisations refuses a row written for another organisation', async () => {
    const { north, south } = world
    const insert = (client: pg.Client) =>
      client.query(`insert into dealerships (organisation_id, id, slug, name) values ($1, 'x', 'x', 'X')`, [south.organisationId])
    await expect(asApp(north.organisationId, insert)).rejects.toMatchObject({ code: insufficientPrivilege })
    const insertAudit = (client: pg.Client) =>
      client.query(`insert into audit (organisation_id, actor_name, action, target, summary) values ($1, 'x', 'x', 'x', 'x')`, [
        south.organisationId,
      ])
    await expect(asApp(north.organisationId, insertAudit)).rejects.toMatchObject({ code: insufficientPrivilege })
  })

  it('row-level security of organisations refuses to move a row to another organisation', async () => {
    const { north, south } = world
    const move = (client: pg.Client) => client.query(`update offers set organisation_id = $1`, [south.organisationId])
    const withOffer = async (client: pg.Client) => {
      await client.query(`insert into offers (organisation_id, id, name, description, category) values ($1, 'o', 'O', '', 'New')`, [
        north.organisationId,
      ])
      return move(client)
    }
    await expect(asApp(north.organisationId, withOffer)).rejects.toMatchObject({ code: insufficientPrivilege })
  })

  it('row-level security of organisations finds nothing to change or remove in another organisation', async () => {
    const { north, south } = world
    const changed = await asApp(north.organisationId, (client) =>
      client.query('update cars set drive_away_cents = 1 where organisation_id = $1', [south.organisationId]),
    )
    expect(changed.rowCount).toBe(0)
    const removed = await asApp(north.organisationId, (client) =>
      client.query('delete from car_images where organisation_id = $1', [south.organisationId]),
    )
    expect(removed.rowCount).toBe(0)
  })

  it('row-level security of organisations refuses a reference to a row of another organisation', async () => {
    const { north, south } = world
    const point = (client: pg.Client) => client.query('update cars set location_id = $1 where id = $2', [south.locationId, north.carId])
    await expect(asApp(north.organisationId, point)).rejects.toMatchObject({ code: '23503' })
  })

  it('row-level security of organisations prevents an organisation from changing weaker layers', async () => {
    const { rowCount } = await asApp(world.north.organisationId, (client) =>
      client.query(`update layers set name = 'Mine' where id = 'platform'`),
    )
    expect(rowCount).toBe(0)
  })

  it('row-level security of organisations is not affected by the organisation of an earlier transaction on a pooled connection', async () => {
    const { db, north, south } = world
    const seen = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const { organisationId } = index % 2 ? north : south
        return db
          .forOrganisation(organisationId)
          .transaction(async (tx) => (await tx.site.findMany()).every((site) => site.organisationId === organisationId))
      }),
    )
    expect(seen.every(Boolean)).toBe(true)
  })
})

describe('tables whose rows can’t be changed', () => {
  const asOwner = (sql: string) => connect(world.urls.owner, (client) => client.query(sql))
  const asPlatform = (sql: string) => connect(world.urls.platform, (client) => client.query(sql))

  it.each(['versions', 'audit'])('the database refuses every change and removal of rows in %s, even by the owner', async (table) => {
    const column = table === 'versions' ? 'note' : 'summary'
    await expect(asOwner(`update ${table} set ${column} = 'other'`)).rejects.toThrow('never changed')
    await expect(asOwner(`delete from ${table}`)).rejects.toThrow('never changed')
    await expect(asOwner(`truncate ${table} cascade`)).rejects.toThrow('never changed')
    await expect(asPlatform(`update ${table} set ${column} = 'other'`)).rejects.toMatchObject({ code: insufficientPrivilege })
    await expect(asPlatform(`delete from ${table}`)).rejects.toMatchObject({ code: insufficientPrivilege })
  })
})
