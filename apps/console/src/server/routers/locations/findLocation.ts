import { getEditedLocation } from '@forecourt/data/location-drafts/listLocationDrafts'
import type { Reach } from '../../access/Reach'
import { notFound } from '../../errors/notFound'

/** A location within reach; another organisation's, or another site's of the same, is not found. */
export const findLocation = async (reaches: readonly Reach[], id: string) => {
  for (const reach of reaches) {
    const location = await getEditedLocation(reach.scope, id, reach.siteIds)
    if (location) return { location, reach }
  }
  throw notFound('location')
}
