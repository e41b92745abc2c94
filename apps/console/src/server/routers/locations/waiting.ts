import { waitingLocations } from '@forecourt/data/location-drafts/listLocationDrafts'
import { procedure } from '../../procedure'

/** The locations a site shows with changes that are not live. */
export const waiting = procedure.onSite('location.edit').query(async ({ ctx, input: { siteId } }) => {
  const edited = await waitingLocations(ctx.scope, [siteId])
  return edited
    .filter(({ live }) => live.organisationId === ctx.site.organisationId)
    .map(({ location, draft, changes, sites }) => ({
      id: location.id,
      name: location.name,
      revision: draft?.revision ?? 0,
      changes,
      /** Where publishing it is seen besides. */
      otherSites: sites.filter(({ id }) => id !== siteId).map(({ name }) => name),
    }))
})
