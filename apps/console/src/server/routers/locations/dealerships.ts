import { listDealerships } from '@forecourt/data/organisations/listDealerships'
import { procedure } from '../../procedure'

/** The dealerships a location can belong to. */
export const dealerships = procedure.permission('location.edit').query(async ({ ctx }) => {
  const parts = await Promise.all(ctx.accessScopes.map(({ scope, siteIds }) => listDealerships(scope, siteIds)))
  return parts.flat()
})
