import type { Location } from '@forecourt/rules/entities/Location'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Scope } from '../createDatabase'
import { toLocation } from '../organisations/toLocation'
import { versionConfig } from '../sites/versions/versionConfig'
import type { StockCar } from './reading/parseCar'

/** A site that shows a car's dealership. */
export interface SiteOfCar {
  readonly siteId: string
  readonly name: string
  /** What shoppers see; null while it isn't live. */
  readonly config: ResolvedConfig | null
  /** The host shoppers know it by; null where it has none. */
  readonly host: string | null
}

/** The sites that could show a car standing at a place, by name, and the place. */
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
        hosts: { where: { provedAt: { not: null }, redirects: false }, orderBy: [{ primary: 'desc' }, { host: 'asc' }], take: 1 },
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
