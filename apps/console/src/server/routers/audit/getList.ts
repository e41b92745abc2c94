import { listAudit } from '@forecourt/data/audit/listAudit'
import { listWithin } from '../../access/listWithin'
import { listInput } from '../../listInput'
import { procedure } from '../../procedure'
import { auditFilter } from './auditFilter'

/** What anybody did, latest first, as far as the caller may see. */
export const getList = procedure
  .permission('audit.read')
  .input(listInput(['at'], auditFilter))
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, part, { siteIds }) =>
      listAudit(scope, siteIds ? { ...part, filter: { ...part.filter, siteIds } } : part),
    )
    return { data: page.rows, total: page.total }
  })
