import { isReservedPath } from '@forecourt/schema/formats/isReservedPath'
import type { Scope } from '../createDatabase'
import type { Editing, Owner } from '../edited-records/EditedKind'
import { modelMakeName } from '../edited-records/ownMakes'
import { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import { representedModels } from './visibleModels'

/**
 * SQL condition: `site` shows models of a make, as one of its selected dealerships (or, with none selected, of all) represents it (MOD-01).
 */
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
  /** Current name of the edited model, which may keep its address; null for a new one. */
  readonly currentName: string | null
}

/** The live page at an address, on sites that show the make's models, or on the organisation's own. */
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

/** The model at an address: among the platform's of its make, or for a dealer's own model among all that the dealer's sites may show. */
const modelAt = async (tx: Transaction, { path, manufacturerSlug, slug, organisationId, currentName }: ModelAddress) => {
  const rows = await tx.model.findMany({
    where:
      organisationId === null
        ? { organisationId, manufacturerSlug }
        : { OR: [{ organisationId }, await representedModels(tx, organisationId)] },
    include: { manufacturer: { select: { name: true } } },
  })
  return rows.find((row) => {
    const isOfMake = row.manufacturerSlug === manufacturerSlug
    const isItself = isOfMake && row.organisationId === organisationId && row.name === currentName
    const isReplaced = isOfMake && organisationId !== null && row.organisationId === null && row.slug === slug
    return (row.overridePath ?? `/${row.slug}`) === path && !isItself && !isReplaced
  })
}

/**
 * Why a model can't have an address, in a sentence; null if it can (RTE-19). Reserved paths, other models and dealers' pages conflict; a
 * model would hide an existing page. A dealer's own model is checked against its own sites only.
 */
export const modelAddressProblem = async (tx: Transaction, address: ModelAddress): Promise<string | null> => {
  const { path, organisationId } = address
  if (isReservedPath(path)) return `${path} is reserved by the sites. Enter another address, such as /new${path}.`
  const taken = await modelAt(tx, address)
  if (taken) return `The ${organisationId === null ? '' : `${modelMakeName(taken)} `}${taken.name} already has this address.`
  const page = await pageAt(tx, address)
  return page ? `${page.site} has the page “${page.title}” at ${path}. Enter another address, such as /new${path}.` : null
}

/** Maximum number of sites in the selection. */
const maxSites = 50

interface ModelQuery {
  /** Null for a make that the platform doesn't have. */
  readonly manufacturerId: string | null
  /** The owner of the model. */
  readonly organisationId: Owner
  readonly allowedSiteIds: Editing['allowedSiteIds']
}

/** Sites of a scope that show a model, sorted by name: those of its make, or the organisation's for its own model (MOD-01). */
export const sitesOfModel = (
  scope: Scope,
  { manufacturerId, organisationId, allowedSiteIds }: ModelQuery,
): Promise<{ readonly id: string; readonly name: string }[]> =>
  scope.transaction(
    (tx) => tx.$queryRaw`
    select site.id, site.name from sites site
    where site.status <> 'archived'
      and ${organisationId === null ? showsMake(manufacturerId ?? '') : Prisma.sql`site.organisation_id = ${organisationId}`}
      ${allowedSiteIds === null ? Prisma.empty : Prisma.sql`and site.id = any(${[...allowedSiteIds]})`}
    order by site.name, site.id
    limit ${maxSites}`,
  )
