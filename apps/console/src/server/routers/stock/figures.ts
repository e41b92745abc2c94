import { stockFigures } from '@forecourt/data/stock/stockFigures'
import { narrowReach } from '../../access/narrowReach'
import { figuresInput } from '../../figuresInput'
import { procedure } from '../../procedure'

/** Cars by status, and those that want attention. */
export const figures = procedure
  .permission('stock.read')
  .input(figuresInput)
  .query(async ({ ctx, input: { organisationId } }) => {
    const reach = organisationId === null ? ctx.reach : narrowReach(ctx.db, ctx.reach, organisationId)
    const parts = await Promise.all(reach.map(({ scope, siteIds }) => stockFigures(scope, siteIds)))
    const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((total, part) => total + of(part), 0)
    return {
      inStock: sum(({ byStatus }) => byStatus.in_stock),
      comingSoon: sum(({ byStatus }) => byStatus.coming_soon),
      sold: sum(({ byStatus }) => byStatus.sold),
      draft: sum(({ byStatus }) => byStatus.draft),
      withdrawn: sum(({ byStatus }) => byStatus.withdrawn),
      reserved: sum(({ reserved }) => reserved),
      unpriced: sum(({ unpriced }) => unpriced),
      withoutPhotos: sum(({ withoutPhotos }) => withoutPhotos),
    }
  })
