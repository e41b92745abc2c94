import { carIdsWithin } from '@forecourt/data/stock/search/listedCars'
import { z } from 'zod'
import { narrowScopes } from '../../access/AccessScope'
import { CallProblem, notFound } from '../../errors/CallProblem'
import { procedure } from '../../procedure'
import { carId, expectedRevision } from '../../stock/carInput'
import { forecastOnSites } from '../../stock/forecastOnSites'
import { bulkChangeInput } from './bulk'

/** The most cars whose change is forecast at once. */
const maxCars = 500

/**
 * Which pages of the live sites a bulk change of cars would change, judged by a sample of each site's pages (CFG-12, CAR-16). Changes
 * nothing.
 */
export const forecast = procedure
  .permission('stock.edit')
  .input(
    z.object({
      /** Null for the caller's only one. */
      organisationId: z.string().min(1).max(100).nullable(),
      cars: z
        .array(z.object({ id: carId, revision: expectedRevision }))
        .min(1, 'Choose at least one car.')
        .max(maxCars),
      change: bulkChangeInput,
    }),
  )
  .query(async ({ ctx, input: { organisationId: chosenId, cars, change }, signal }) => {
    const [accessScope, another] = chosenId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, chosenId)
    const organisationId = accessScope?.organisationId ?? null
    if (!accessScope || organisationId === null || another)
      throw chosenId === null
        ? new CallProblem('BAD_REQUEST', 'Choose a business above the list to compare pages.')
        : notFound('organisation')
    const { scope, siteIds } = accessScope
    const ids = cars.map(({ id }) => id)
    const within = new Set(await carIdsWithin(scope, ids, siteIds))
    if (!ids.every((id) => within.has(id))) throw notFound('car')
    return forecastOnSites(ctx, { scope, siteIds, organisationId, change: { kind: 'cars', cars, change, siteIds } }, signal)
  })
