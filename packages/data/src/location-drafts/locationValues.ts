import type { Location } from '@forecourt/rules/entities/Location'
import type { LocationValues } from '@forecourt/rules/locations/locationChanges'

/** What people say about a location, apart from what comes from elsewhere. */
export const locationValues = (location: Location): LocationValues => ({
  name: location.name,
  primary: location.primary,
  visible: location.visible,
  locationType: location.locationType,
  dealershipId: location.dealershipId,
  dealerLicenceNumber: location.dealerLicenceNumber,
  repairerNumber: location.repairerNumber,
  timeZone: location.timeZone,
  address: location.address,
  placeUrl: location.placeUrl,
  placeId: location.placeId,
  phone: location.phone,
  landline: location.landline,
  email: location.email,
  departments: location.departments,
  specialDays: location.specialDays,
  closedOnHolidays: location.closedOnHolidays,
  imageKey: location.imageKey,
  mapKey: location.mapKey,
})
