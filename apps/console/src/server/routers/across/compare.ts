import { getSite } from '@forecourt/data/sites/getSite'
import { z } from 'zod'
import { findWithin } from '../../access/findWithin'
import { mayOnSite } from '../../access/mayOnSite'
import { compareSites } from '../../across/compareSites'
import { siteResolution } from '../../across/siteResolution'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'

const input = z.object({ otherId: z.string().min(1).max(100), state: z.enum(['draft', 'live']).default('draft') })

/** The settings in which two sites differ, in words, with the layer each value comes from. */
export const compare = procedure
  .onSite('site.read')
  .input(input)
  .query(async ({ ctx, input: { siteId, otherId, state } }) => {
    const allowed = ctx.accessScopes.filter(({ siteIds }) => siteIds === null || siteIds.includes(otherId))
    const other = await findWithin(allowed, (scope) => getSite(scope, otherId))
    if (!other) throw notFound('site')
    const [left, right] = await Promise.all([
      siteResolution(ctx.scope, siteId, state),
      siteResolution(other.accessScope.scope, otherId, state),
    ])
    const about = ({ site, draft, isLive }: typeof left) => ({
      id: site.siteId,
      name: site.name,
      organisationName: site.organisationName,
      template: site.template,
      manufacturer: site.manufacturer,
      draftRevision: draft.revision,
      isLive,
      mayEdit: mayOnSite(ctx.session, 'site.edit', site),
    })
    return { left: about(left), right: about(right), differences: compareSites(left.resolution, right.resolution) }
  })
