import { listDealerships } from '@forecourt/data/organisations/listDealerships'
import { feedPlaces } from '@forecourt/data/stock-feeds/feedPlaces'
import { feedKinds } from '@forecourt/rules/stock/feedKinds'
import { feedMappingSchema } from '@forecourt/services/stock-feeds/FeedMapping'
import { columnChoices } from '../../feeds/columnChoices'
import { procedure } from '../../procedure'

/** What a feed can be made of: ways its file comes, dealerships with their locations, the fields of a car, and the JSON Schema of mappings. */
export const choices = procedure.permission('stock.edit').query(async ({ ctx }) => {
  const parts = await Promise.all(
    ctx.accessScopes.map(async ({ scope, siteIds }) => {
      const dealerships = await listDealerships(scope, siteIds)
      return Promise.all(dealerships.map(async (dealership) => ({ ...dealership, places: await feedPlaces(scope, dealership.id) })))
    }),
  )
  return {
    kinds: feedKinds,
    dealerships: parts.flat(),
    columns: columnChoices,
    mappingSchema: feedMappingSchema(),
  }
})
