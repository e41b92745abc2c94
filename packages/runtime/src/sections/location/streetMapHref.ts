import type { Location } from '@forecourt/rules/entities/Location'

/** A maps service with a location on its streets. */
export const streetMapHref = ({ name, address }: Pick<Location, 'name' | 'address'>): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address.street}, ${address.city} ${address.state} ${address.postcode}`)}`
