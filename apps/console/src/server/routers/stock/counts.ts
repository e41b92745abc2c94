import { stockCounts } from '@forecourt/data/stock/list/stockCounts'
import { carAttentions } from '@forecourt/rules/stock/carAttention'
import { carStages } from '@forecourt/rules/stock/carStage'
import { stockAges } from '@forecourt/rules/stock/stockAge'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { procedure } from '../../procedure'
import { stockFilterInput } from '../../stock/stockListInput'

const added = <Name extends string>(names: readonly Name[], parts: readonly { readonly [Each in Name]: number }[]) =>
  Object.fromEntries(names.map((name) => [name, parts.reduce((sum, part) => sum + part[name], 0)])) as Record<Name, number>

/** How many cars of a filtered list are in each stage, of each age in the yard, and want which attention. */
export const counts = procedure
  .permission('stock.read')
  .input(
    z.object({
      filter: stockFilterInput.default({}),
    }),
  )
  .query(async ({ ctx, input: { filter } }) => {
    const { organisationId, ...rest } = filter
    const accessScopes = organisationId === undefined ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const parts = await Promise.all(accessScopes.map(({ scope, siteIds }) => stockCounts(scope, rest, siteIds, ctx.now)))
    return {
      total: parts.reduce((sum, { total }) => sum + total, 0),
      stages: added(
        carStages,
        parts.map(({ stages }) => stages),
      ),
      ages: added(
        stockAges,
        parts.map(({ ages }) => ages),
      ),
      attention: added(
        carAttentions,
        parts.map(({ attention }) => attention),
      ),
    }
  })
