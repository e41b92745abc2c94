import type { Location } from '@forecourt/rules/entities/Location'

/** A maps service with the way to a location (LOC-12). */
export const directionsHref = ({ name, address }: Pick<Location, 'name' | 'address'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${name}, ${address.street}, ${address.city} ${address.state} ${address.postcode}`)}`
