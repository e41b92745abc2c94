import { listAudit } from '@forecourt/data/audit/listAudit'
import { listWithin } from '../../access/listWithin'
import { notFound } from '../../errors/notFound'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'

/** One entry of the audit, with what changed. */
export const getOne = procedure
  .permission('audit.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const page = await listWithin(ctx, { page: 1, perPage: 1, filter: { ids: [id] } }, (scope, part, { siteIds }) =>
      listAudit(scope, siteIds ? { ...part, filter: { ...part.filter, siteIds } } : part),
    )
    const [entry] = page.rows
    if (!entry) throw notFound('entry')
    return entry
  })
