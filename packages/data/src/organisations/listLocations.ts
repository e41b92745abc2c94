import type { DepartmentHours, Location, LocationType, SpecialDay } from '@forecourt/rules/entities/Location'
import type { LocationValues } from '@forecourt/rules/locations/locationChanges'
import type { Scope } from '../createDatabase'
import type { Dealership, Prisma, Location as Row } from '../generated/client'
import { escapeLike, listPage } from '../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'
import type { Transaction } from '../Transaction'

/** The editable values of a location, without reviews and slug. */
export type LocationDraft = LocationValues

/** A location with the id of its organisation. */
export type OwnedLocation = Location & { readonly organisationId: string }

/** Ids of the sites whose locations are included; null if the scope isn't limited to sites. */
export type SiteLimit = readonly string[] | null

/** Converts a row to a location; the only mapping. */
export const toLocation = (row: Row & { readonly dealership: Pick<Dealership, 'slug' | 'name'> }): Location => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  primary: row.primary,
  visible: row.visible,
  locationType: row.locationType as LocationType,
  locationSubtype: row.locationSubtype,
  manufacturers: row.manufacturers,
  dealershipId: row.dealershipId,
  dealershipSlug: row.dealership.slug,
  dealershipName: row.dealership.name,
  dealerLicenceNumber: row.licenceNumber,
  repairerNumber: row.repairerNumber,
  timeZone: row.timeZone,
  address: {
    street: row.street,
    city: row.city,
    state: row.state,
    postcode: row.postcode,
    latitude: row.latitude,
    longitude: row.longitude,
  },
  placeUrl: row.placeUrl,
  placeId: row.placeId,
  phone: row.phone,
  landline: row.landline,
  email: row.email,
  departments: row.departments as unknown as DepartmentHours[],
  specialDays: row.specialDays as unknown as SpecialDay[],
  closedOnHolidays: row.closedOnHolidays,
  imageKey: row.imageKey,
  mapKey: row.mapKey,
  reviews: row.reviewAverage === null ? null : { averageRating: row.reviewAverage, count: row.reviewCount },
})

/** The dealerships that some sites show; null if one of them shows all, or there is no limit to sites. */
export const dealershipsOfSites = async (tx: Transaction, siteIds: SiteLimit): Promise<string[] | null> => {
  if (siteIds === null) return null
  const sites = await tx.site.findMany({ where: { id: { in: [...siteIds] } }, include: { dealerships: true } })
  if (sites.some(({ dealerships }) => dealerships.length === 0)) return null
  return sites.flatMap(({ dealerships }) => dealerships.map(({ dealershipId }) => dealershipId))
}

/** Condition for locations of these sites, removed ones included. */
export const locationsOfSites = async (tx: Transaction, siteIds: SiteLimit): Promise<Prisma.LocationWhereInput> => {
  const dealershipIds = await dealershipsOfSites(tx, siteIds)
  return dealershipIds === null ? {} : { dealershipId: { in: dealershipIds } }
}

/** Condition for locations of these sites that aren't removed. */
export const currentLocationsOfSites = async (tx: Transaction, siteIds: SiteLimit): Promise<Prisma.LocationWhereInput> => ({
  ...(await locationsOfSites(tx, siteIds)),
  removedAt: null,
})

const sortFields = ['name', 'city'] as const

/** A location in lists: live values, and whether there is a draft. */
export interface ListedLocation extends OwnedLocation {
  readonly hasDraft: boolean
}

/** The locations of a scope. Filters: q (name, suburb or postcode), organisationId, dealershipId, visible. */
export const listLocations = (scope: Scope, query: ListQuery, siteIds: SiteLimit): Promise<ListResult<ListedLocation>> =>
  scope.transaction(async (tx) => {
    const { text, flag } = parseFilter(query.filter)
    const { limit, offset } = listPage(query)
    const q = text('q')
    const has = (term: string) => ({ contains: escapeLike(term), mode: 'insensitive' as const })
    const where: Prisma.LocationWhereInput = {
      AND: [
        await currentLocationsOfSites(tx, siteIds),
        {
          organisationId: text('organisationId') ?? undefined,
          dealershipId: text('dealershipId') ?? undefined,
          visible: flag('visible') ?? undefined,
          OR: q ? [{ name: has(q) }, { city: has(q) }, { street: has(q) }, { postcode: has(q) }] : undefined,
        },
      ],
    }
    const field = sortFields.find((name) => name === query.sort?.field) ?? 'name'
    const rows = await tx.location.findMany({
      where,
      include: { dealership: true, draft: { select: { revision: true } } },
      orderBy: [{ [field]: query.sort?.order === 'DESC' ? 'desc' : 'asc' }, { id: 'asc' }],
      take: limit,
      skip: offset,
    })
    const total = await tx.location.count({ where })
    return { rows: rows.map((row) => ({ ...toLocation(row), organisationId: row.organisationId, hasDraft: row.draft !== null })), total }
  })
