import { expect, it } from 'vitest'
import { createDatabase } from './createDatabase'
import { Prisma } from './generated/client'
import { useWorld } from './testing/useWorld'

const world = useWorld()

it('Statements have the comment of their request, for the ORM and for direct queries', async () => {
  const request: { id?: string } = {}
  const urls = { app: world.ownerUrl, platform: world.ownerUrl }
  const db = createDatabase({ ...urls, poolSize: 1, comment: () => request.id && `request:${request.id}` })
  const running = Prisma.sql`select query from pg_stat_activity where pid = pg_backend_pid()`
  try {
    for (const id of [undefined, 'one', 'two']) {
      request.id = id
      const seen = [
        await db.platform.transaction((tx) => tx.$queryRaw<{ query: string }[]>(running)),
        await db.forOrganisation(world.north.organisationId).rows<{ query: string }>(running),
      ]
      for (const [row] of seen) expect(row?.query).toBe(`${id ? `/* request:${id} */ ` : ''}${running.sql}`)
    }
  } finally {
    await db.close()
  }
})
