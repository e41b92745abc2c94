import type { DepartmentHours, Location, LocationType, SpecialDay } from '@forecourt/rules/entities/Location'
import type { LocationValues } from '@forecourt/rules/locations/locationChanges'
import type { Scope } from '../createDatabase'
import type { Dealership, Prisma, Location as Row } from '../generated/client'
import { listPage, literally } from '../lists/listSql'
import { type ListQuery, type ListResult, parseFilter } from '../lists/parseFilter'
import type { Transaction } from '../Transaction'

/** What people say about a location; reviews come from elsewhere, and its name in addresses is made once. */
export type LocationDraft = LocationValues

/** A location with the organisation that owns it. */
export type OwnedLocation = Location & { readonly organisationId: string }

/** Whose locations: those of some sites' dealerships, or null for all of the scope. */
export type LocationsOf = readonly string[] | null

/** The one place that knows how a row becomes a location. */
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

/** The dealerships that some sites show; null when one of them shows all, or nobody limits them to sites. */
export const dealershipsOfSites = async (tx: Transaction, siteIds: LocationsOf): Promise<string[] | null> => {
  if (siteIds === null) return null
  const sites = await tx.site.findMany({ where: { id: { in: [...siteIds] } }, include: { dealerships: true } })
  if (sites.some(({ dealerships }) => dealerships.length === 0)) return null
  return sites.flatMap(({ dealerships }) => dealerships.map(({ dealershipId }) => dealershipId))
}

/** The condition that a location belongs to those sites. */
export const locationsOfSites = async (tx: Transaction, siteIds: LocationsOf): Promise<Prisma.LocationWhereInput> => {
  const dealershipIds = await dealershipsOfSites(tx, siteIds)
  return dealershipIds === null ? {} : { dealershipId: { in: dealershipIds } }
}

const sortFields = ['name', 'city'] as const

/** A location as lists show it: as it is live, and whether changes wait. */
export interface ListedLocation extends OwnedLocation {
  readonly hasDraft: boolean
}

/** The locations of a scope. Filters: q (name, suburb or postcode), organisationId, dealershipId, visible. */
export const listLocations = (scope: Scope, query: ListQuery, siteIds: LocationsOf): Promise<ListResult<ListedLocation>> =>
  scope.transaction(async (tx) => {
    const { text, flag } = parseFilter(query.filter)
    const { limit, offset } = listPage(query)
    const q = text('q')
    const has = (words: string) => ({ contains: literally(words), mode: 'insensitive' as const })
    const where: Prisma.LocationWhereInput = {
      AND: [
        await locationsOfSites(tx, siteIds),
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
