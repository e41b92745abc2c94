import { listPlaces } from '@forecourt/data/people/listPlaces'
import { roles } from '@forecourt/rules/access/roles'
import { mayGive } from '../../access/mayGive'
import { procedure } from '../../procedure'

/** Which roles the caller may give, and where. */
export const choices = procedure.permission('user.manage').query(async ({ ctx }) => {
  const places = (await Promise.all(ctx.accessScopes.map(({ scope, siteIds }) => listPlaces(scope, siteIds)))).flat()
  const givable = (organisationId: string | null, siteId: string | null) =>
    roles.filter((role) => mayGive(ctx.session, { role, organisationId, siteId }))
  const inOrganisation = new Set(['groupManager', 'publisher', 'editor', 'leadHandler', 'auditor'])
  return {
    staffRoles: givable(null, null),
    places: places.map((place) => ({
      ...place,
      roles: givable(place.organisationId, place.whole ? null : (place.sites[0]?.id ?? null)).filter((role) => inOrganisation.has(role)),
    })),
  }
})
