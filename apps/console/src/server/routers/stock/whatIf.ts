import { organisationCountry } from '@forecourt/data/organisations/organisationCountry'
import { carIdsWithin } from '@forecourt/data/stock/search/listedCars'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import { tryChange } from '@forecourt/services/what-if/tryChange'
import { z } from 'zod'
import { narrowScopes } from '../../access/AccessScope'
import { CallProblem, notFound } from '../../errors/CallProblem'
import { procedure } from '../../procedure'
import { carId } from '../../stock/carInput'
import { currentStockIndex } from '../../stock/currentStockIndex'
import { triedChanges } from './bulk'

/** The most cars whose change is tried at once. */
const maxCars = 200

const percent = z.number().min(0).max(100)

/**
 * What shoppers would see of some cars after a change of price, tag or yard, or with other rates of the estimate, on each live site
 * (CAR-16, SRC-17, FAV-06). Changes nothing.
 */
export const whatIf = procedure
  .permission('stock.edit')
  .input(
    z.object({
      organisationId: z.string().min(1).max(100),
      carIds: z.array(carId).min(1, 'Choose at least one car.').max(maxCars),
      change: z.discriminatedUnion('kind', [
        ...triedChanges,
        z.object({ kind: z.literal('rate'), rate: percent, comparisonRate: percent.nullable() }),
      ]),
    }),
  )
  .query(async ({ ctx, input: { organisationId, carIds, change } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope) throw notFound('organisation')
    const { scope, siteIds } = accessScope
    const within = new Set(await carIdsWithin(scope, carIds, siteIds))
    if (!carIds.every((id) => within.has(id))) throw notFound('car')
    if (change.kind === 'rate' && change.comparisonRate === null) {
      const country = await scope.transaction((tx) => organisationCountry(tx, organisationId))
      if (statesComparisonRate({ country })) throw new CallProblem('BAD_REQUEST', 'Enter the comparison rate.')
    }
    const { db, actor, now } = ctx
    const stockIndex = () => currentStockIndex(db, organisationId)
    return tryChange(db, { organisationId, carIds, change, siteIds, actor, now, stockIndex })
  })
