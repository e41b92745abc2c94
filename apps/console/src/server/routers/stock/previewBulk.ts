import { previewManyCars } from '@forecourt/data/stock/many/previewManyCars'
import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { procedure } from '../../procedure'
import { bulkChangeInput } from '../../stock/bulkInput'
import { stockFilterInput } from '../../stock/stockListInput'

const lowest = (values: readonly number[]) => Math.min(...values)
const highest = (values: readonly number[]) => Math.max(...values)

/** What a change of all cars that a filter finds would do, and to which cars (CAR-16): a dry run, of fifty thousand at most. */
export const previewBulk = procedure
  .permission('stock.edit')
  .input(z.object({ filter: stockFilterInput, change: bulkChangeInput }))
  .query(async ({ ctx, input: { filter, change } }) => {
    const { organisationId, ...rest } = filter
    const accessScopes = organisationId === undefined ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const previews = await Promise.all(
      accessScopes.map(({ scope, siteIds }) => previewManyCars(scope, { filter: rest, change, siteIds, now: ctx.now })),
    )
    const refused = previews.flatMap((preview) => preview.refused)
    const priced = previews.flatMap(({ prices }) => prices ?? [])
    const span = (which: 'before' | 'after') => ({
      least: lowest(priced.map((prices) => prices[which].least)),
      most: highest(priced.map((prices) => prices[which].most)),
    })
    return {
      cars: previews.flatMap(({ cars }) => cars),
      unchanged: previews.reduce((sum, { unchanged }) => sum + unchanged, 0),
      refused: [...new Set(refused.map(({ says }) => says))].map((says) => {
        const same = refused.filter((each) => each.says === says)
        return { says, count: same.reduce((sum, { count }) => sum + count, 0), cars: same.flatMap(({ cars }) => cars).slice(0, 5) }
      }),
      prices: priced.length === 0 ? null : { before: span('before'), after: span('after') },
      examples: previews.flatMap(({ examples }) => examples).slice(0, 5),
      isCut: previews.some(({ isCut }) => isCut),
    }
  })
