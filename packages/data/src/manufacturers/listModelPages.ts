import { makeAndModel } from '@forecourt/rules/car/words/makeAndModel'
import type { RouteNames } from '@forecourt/rules/routing/Route'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import type { Transaction } from '../Transaction'

/** Where the models of a site's makes have their pages (RTE-19), in the order in which an address finds them. */
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
  if (makes.length === 0) return []
  const rows = await tx.model.findMany({
    where: { manufacturerSlug: { in: makes.map(toSlug) }, published: true },
    select: { id: true, name: true, slug: true, overridePath: true, manufacturer: { select: { name: true } } },
  })
  return rows
    .map(({ id, name, slug, overridePath, manufacturer }) => ({
      id,
      name: makeAndModel(manufacturer.name, name),
      path: overridePath ?? `/${slug}`,
      plain: `/${slug}`,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-AU'))
}
