import { locationVersions } from '@forecourt/data/location-drafts/listLocationDrafts'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { findLocation } from './findLocation'

/** What was published of a location, newest first. */
export const versions = procedure
  .permission('location.edit')
  .input(z.object({ id: z.string().min(1).max(100) }))
  .query(async ({ ctx, input: { id } }) => {
    const { accessScope } = await findLocation(ctx.accessScopes, id)
    const found = await locationVersions(accessScope.scope, id, accessScope.siteIds)
    if (!found) throw notFound('location')
    return { versions: found }
  })
