import { describe, expect, it } from 'vitest'
import { createDatabase } from '../createDatabase'
import { Prisma } from '../generated/client'
import { useWorld } from '../testing/useWorld'

const world = useWorld()

const organisations = Prisma.sql`select distinct organisation_id as id from locations order by 1`
const seenBy = (organisationId: string) => world.db.forOrganisation(organisationId).rows<{ id: string }>(organisations)

describe('rows of an organisation', () => {
  it('rows of an organisation are its own only, also after a query of another organisation on the same connection', async () => {
    const { north, south } = world
    for (const id of [north.organisationId, south.organisationId, north.organisationId]) expect(await seenBy(id)).toEqual([{ id }])
  })

  it('rows of an organisation can be queried again after a failed query, and are read-only', async () => {
    const { organisationId } = world.north
    const scope = world.db.forOrganisation(organisationId)
    await expect(scope.rows(Prisma.sql`select nothing from nowhere`)).rejects.toThrow('nowhere')
    await expect(scope.rows(Prisma.sql`update locations set name = ${'Elsewhere'}`)).rejects.toThrow('read-only')
    expect(await seenBy(organisationId)).toEqual([{ id: organisationId }])
  })

  it('rows of an organisation use the same connection again after a failed query', async () => {
    const { organisationId } = world.north
    const { app, platform } = world.urls
    // With one connection, the next query gets the same one, before the previous query's clean-up is complete.
    const db = createDatabase({ app, platform, poolSize: 1 })
    const scope = db.forOrganisation(organisationId)
    const connection = async () => (await scope.rows<{ pid: number }>(Prisma.sql`select pg_backend_pid() as pid`))[0]?.pid
    try {
      const before = await connection()
      await expect(scope.rows(Prisma.sql`select id from cars where slug = ${'a\0b'}`)).rejects.toThrow('invalid byte sequence')
      expect(await connection()).toBe(before)
      expect(await scope.rows(organisations)).toEqual([{ id: organisationId }])
    } finally {
      await db.close()
    }
  })

  it('rows of an organisation of several queries are returned in order, and the connection is reset for the next organisation', async () => {
    const { north, south } = world
    const tx = await world.db.forOrganisation(north.organisationId).openReadTransaction()
    const answers = [1, 2, 3].map((number) => tx.rows(Prisma.sql`select ${number}::int as number, id from organisations`))
    expect(await Promise.all(answers)).toEqual([1, 2, 3].map((number) => [{ number, id: north.organisationId }]))
    await tx.end()
    expect(await seenBy(south.organisationId)).toEqual([{ id: south.organisationId }])
  })

  it('rows of an organisation are empty if the organisation id is an SQL injection', async () => {
    expect(await seenBy(`x', true); select set_config('app.organisation_id', '${world.north.organisationId}`)).toEqual([])
  })
})
