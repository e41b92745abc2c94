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
    const { reach } = await findLocation(ctx.reach, id)
    const found = await locationVersions(reach.scope, id, reach.siteIds)
    if (!found) throw notFound('location')
    return { versions: found }
  })
