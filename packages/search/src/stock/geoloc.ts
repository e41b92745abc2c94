import type { Car } from '@forecourt/rules/entities/Car'

/** Where a car stands, as Algolia names it; nothing where that is not known. */
export const geoloc = ({ latitude, longitude }: Car) =>
  latitude === null || longitude === null ? {} : { _geoloc: { lat: latitude, lng: longitude } }
