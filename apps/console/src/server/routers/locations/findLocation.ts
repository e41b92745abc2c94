import { getEditedLocation } from '@forecourt/data/location-drafts/listLocationDrafts'
import type { AccessScope } from '../../access/AccessScope'
import { notFound } from '../../errors/notFound'

/** A location within reach; another organisation's, or another site's of the same, is not found. */
export const findLocation = async (accessScopes: readonly AccessScope[], id: string) => {
  for (const accessScope of accessScopes) {
    const location = await getEditedLocation(accessScope.scope, id, accessScope.siteIds)
    if (location) return { location, accessScope }
  }
  throw notFound('location')
}
