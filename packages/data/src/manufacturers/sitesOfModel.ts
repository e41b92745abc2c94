import { isReservedPath } from '@forecourt/schema/formats/isReservedPath'
import type { Scope } from '../createDatabase'
import type { Editing, Owner } from '../edited-records/EditedKind'
import { modelMakeName } from '../edited-records/ownMakes'
import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import { representedModels } from './seenModels'

/** Whether the `site` of a query shows the models of a make: one of its dealerships represents it, of those it chose or, where it chose none, of all (MOD-01). */
const showsMake = (manufacturerId: string): Prisma.Sql => Prisma.sql`
  exists (
    select 1 from dealerships dealership
    join manufacturers manufacturer on manufacturer.name = any(dealership.makes)
    where dealership.organisation_id = site.organisation_id and manufacturer.slug = ${manufacturerId} and (
      not exists (
        select 1 from site_dealerships chosen where chosen.organisation_id = site.organisation_id and chosen.site_id = site.id
      ) or exists (
        select 1 from site_dealerships chosen
        where chosen.organisation_id = site.organisation_id and chosen.site_id = site.id and chosen.dealership_id = dealership.id
      )
    )
  )`

interface ModelAddress {
  readonly path: string
  readonly manufacturerSlug: string
  readonly slug: string
  readonly organisationId: Owner
  /** What the model itself is called, which may keep its address; null for a new one. */
  readonly own: string | null
}

/** The page that has an address already on a live site that shows the make's models, or the business's own. */
const pageAt = async (tx: Transaction, { path, manufacturerSlug, organisationId }: ModelAddress) => {
  const [found] = await tx.$queryRaw<{ site: string; title: string }[]>`
    select site.name as site, page->>'title' as title
    from sites site
    join versions version on version.organisation_id = site.organisation_id and version.site_id = site.id and version.number = site.live_version
    cross join lateral json_array_elements(version.config->'pages'->'list') page
    where site.status = 'live' and page->>'path' = ${path} and (page->>'shown')::boolean
      and ${organisationId === null ? showsMake(manufacturerSlug) : Prisma.sql`site.organisation_id = ${organisationId}`}
    order by site.name
    limit 1`
  return found
}

/** The model that has an address already: of the platform's of its make or, beside a business's own, of all that the business's sites may show. */
const modelAt = async (tx: Transaction, { path, manufacturerSlug, slug, organisationId, own }: ModelAddress) => {
  const rows = await tx.model.findMany({
    where:
      organisationId === null
        ? { organisationId, manufacturerSlug }
        : { OR: [{ organisationId }, await representedModels(tx, organisationId)] },
    include: { manufacturer: { select: { name: true } } },
  })
  return rows.find((row) => {
    const isOfMake = row.manufacturerSlug === manufacturerSlug
    const isItself = isOfMake && row.organisationId === organisationId && row.name === own
    const isReplaced = isOfMake && organisationId !== null && row.organisationId === null && row.slug === slug
    return (row.overridePath ?? `/${row.slug}`) === path && !isItself && !isReplaced
  })
}

/**
 * Why a model can't have an address, in a sentence; null where it can (RTE-19). It is the software's, another model's, or a page's of a
 * dealer: a page that was there first would be lost to shoppers. A business's own model is asked of its own sites alone.
 */
export const modelAddressProblem = async (tx: Transaction, asked: ModelAddress): Promise<string | null> => {
  const { path, organisationId } = asked
  if (isReservedPath(path)) return `${path} is used by sites themselves. Write another address, such as /new${path}.`
  const taken = await modelAt(tx, asked)
  if (taken) return `The ${organisationId === null ? '' : `${modelMakeName(taken)} `}${taken.name} has this address already.`
  const page = await pageAt(tx, asked)
  return page ? `${page.site} has the page “${page.title}” at ${path}. Write another address, such as /new${path}.` : null
}

/** So many are enough to choose one among. */
const mostSites = 50

interface Asked {
  /** Null where the make is not among the platform's. */
  readonly manufacturerId: string | null
  /** Whose the model is. */
  readonly organisationId: Owner
  readonly allowedSiteIds: Editing['allowedSiteIds']
}

/** Sites within a scope that show a model, by name: those of its make or, where it is a business's own, those of the business (MOD-01). */
export const sitesOfModel = (
  scope: Scope,
  { manufacturerId, organisationId, allowedSiteIds }: Asked,
): Promise<{ readonly id: string; readonly name: string }[]> =>
  scope.transaction(
    (tx) => tx.$queryRaw`
    select site.id, site.name from sites site
    where site.status <> 'archived'
      and ${organisationId === null ? showsMake(manufacturerId ?? '') : Prisma.sql`site.organisation_id = ${organisationId}`}
      ${allowedSiteIds === null ? Prisma.empty : Prisma.sql`and site.id = any(${[...allowedSiteIds]})`}
    order by site.name, site.id
    limit ${mostSites}`,
  )
