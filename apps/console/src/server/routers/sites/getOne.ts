import { getSite } from '@forecourt/data/sites/getSite'
import { findWithin } from '../../access/findWithin'
import { notFound } from '../../errors/notFound'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { siteRow } from '../../sites/siteRow'

export const getOne = procedure
  .permission('site.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const allowed = ctx.accessScopes.filter(({ siteIds }) => siteIds === null || siteIds.includes(id))
    const found = await findWithin(allowed, (scope) => getSite(scope, id))
    if (!found) throw notFound('site')
    return siteRow(found.record, ctx.originOf)
  })
