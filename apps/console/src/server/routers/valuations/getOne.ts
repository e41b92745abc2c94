import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { getOneInput } from '../../getOneInput'
import { procedure } from '../../procedure'
import { findValuation } from './findValuation'

/** A valuation, with the time zone its days are meant in: that of its site; null where the site isn't live. */
export const getOne = procedure
  .permission('lead.read')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const { record } = await findValuation(ctx.accessScopes, id, ctx.now)
    const site = await publishedSite(ctx.db, record.siteId)
    return { ...record, timeZone: site?.config.identity.timeZone ?? null }
  })
