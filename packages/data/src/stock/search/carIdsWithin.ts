import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import { carsOfSites } from '../carsOfSites'

/** Those of some cars that a scope, or some sites of it, have. */
export const carIdsWithin = (scope: Scope, ids: readonly string[], siteIds: readonly string[] | null): Promise<string[]> =>
  scope.transaction(async (tx) => {
    const within = (await carsOfSites(tx, siteIds)) ?? Prisma.sql`true`
    const rows = await tx.$queryRaw<{ id: string }[]>`select car.id from cars car where car.id = any(${[...ids]}) and ${within}`
    return rows.map(({ id }) => id)
  })
