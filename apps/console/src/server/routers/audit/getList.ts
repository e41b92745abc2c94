import { listAudit } from '@forecourt/data/audit/listAudit'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'

export const getList = procedure
  .permission('audit.read')
  .input(listInput(['at'], { q: z.string().max(100), siteId: z.string().max(100), action: z.string().max(60) }))
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, part, { siteIds }) =>
      listAudit(scope, siteIds ? { ...part, filter: { ...part.filter, siteIds } } : part),
    )
    return { data: page.rows, total: page.total }
  })
