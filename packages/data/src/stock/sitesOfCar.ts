import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import { allowsIndexing, isCanonicalBefore } from '@forecourt/rules/seo/allowsIndexing'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Database, Scope } from '../createDatabase'
import { toLocation } from '../organisations/listLocations'
import type { PublishedSite } from '../sites/publishedSites'
import type { RenderedSite } from '../sites/RenderedSite'
import { versionConfig } from '../sites/versions/listVersions'
import type { StockCar } from './reading/parseCar'
import { readCars } from './reading/selectCars'
import { forSale } from './search/listedAddresses'

type Site = Pick<RenderedSite, 'siteId' | 'organisationId' | 'dealershipIds'>

/**
 * Sites with precedence as canonical sites for cars that both list, in order of precedence. `others` are the other live sites of the
 * organisation; a site with noindex is never a canonical site.
 */
export const sitesWithPrecedence = (site: Site, others: readonly PublishedSite[]): PublishedSite[] =>
  others
    .filter((other) => isCanonicalBefore(other, site) && allowsIndexing(other.config) && other.hosts.length > 0)
    .sort((one, other) => (isCanonicalBefore(one, other) ? -1 : 1))

/** Host of the canonical site of a car that this site lists, too; undefined if that is this one. */
export const canonicalHost = async (
  db: Database,
  site: Site,
  { id, dealershipId }: Pick<Car, 'id' | 'dealershipId'>,
  { now, others }: { readonly now: string; readonly others: readonly PublishedSite[] },
): Promise<string | undefined> => {
  const candidates = others.filter(({ dealershipIds }) => dealershipIds.length === 0 || dealershipIds.includes(dealershipId))
  for (const other of sitesWithPrecedence(site, candidates)) {
    const [listed] = await readCars(db, site.organisationId, { where: forSale(other, now, id), limit: 1, withoutComments: true })
    if (listed) return other.hosts[0]
  }
  return undefined
}

/** A site that shows a car's dealership. */
export interface SiteOfCar {
  readonly siteId: string
  readonly name: string
  /** The live config; null if it isn't live. */
  readonly config: ResolvedConfig | null
  /** Primary host; null if it has none. */
  readonly host: string | null
}

/** Sites that could show a car at a location, by name, and the location. */
export const sitesOfCar = (
  scope: Scope,
  { organisationId, locationId }: Pick<StockCar, 'organisationId' | 'locationId'>,
  siteIds: readonly string[] | null,
): Promise<{ readonly sites: readonly SiteOfCar[]; readonly location: Location | null }> =>
  scope.transaction(async (tx) => {
    const place = await tx.location.findFirst({ where: { organisationId, id: locationId }, include: { dealership: true } })
    if (!place) return { sites: [], location: null }
    const { dealershipId } = place
    const rows = await tx.site.findMany({
      where: {
        organisationId,
        status: { not: 'archived' },
        ...(siteIds !== null && { id: { in: [...siteIds] } }),
        OR: [{ dealerships: { none: {} } }, { dealerships: { some: { dealershipId } } }],
      },
      include: {
        live: true,
        hosts: { where: { verifiedAt: { not: null }, redirects: false }, orderBy: [{ primary: 'desc' }, { host: 'asc' }], take: 1 },
      },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    })
    return {
      sites: rows.map(({ id, name, status, live, hosts }) => ({
        siteId: id,
        name,
        config: status === 'live' && live ? versionConfig(live) : null,
        host: hosts[0]?.host ?? null,
      })),
      location: toLocation(place),
    }
  })
