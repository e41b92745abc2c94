import type { DepartmentHours, Location, LocationType, SpecialDay } from '@forecourt/rules/entities/Location'
import type { Dealership, Location as Row } from '../generated/client'

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
