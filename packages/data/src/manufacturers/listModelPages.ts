import { makeAndModel } from '@forecourt/rules/car/words/makeAndModel'
import type { RouteNames } from '@forecourt/rules/routing/RouteNames'
import type { Transaction } from '../Transaction'
import { modelsOfSite } from './modelsOfSite'

/** Where the models of a site's makes, and its business's own, have their pages (RTE-19), in the order in which an address finds them. */
export const listModelPages = async (
  tx: Transaction,
  { organisationId, siteId }: { readonly organisationId: string; readonly siteId: string },
): Promise<RouteNames['modelPages']> => {
  const chosen = await tx.siteDealership.findMany({ where: { organisationId, siteId }, select: { dealershipId: true } })
  const dealerships = await tx.dealership.findMany({
    where: { organisationId, id: chosen.length > 0 ? { in: chosen.map(({ dealershipId }) => dealershipId) } : undefined },
    select: { makes: true },
  })
  const makes = [...new Set(dealerships.flatMap((dealership) => dealership.makes))]
  const rows = await modelsOfSite(tx, { organisationId, makes })
  return rows
    .map(({ model: { id, name, slug, overridePath }, make }) => ({
      id,
      name: makeAndModel(make, name),
      path: overridePath ?? `/${slug}`,
      plain: `/${slug}`,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-AU'))
}
