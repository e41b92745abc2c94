import type { Location } from '@forecourt/rules/entities/Location'

/** A maps service with the way to a location (LOC-12): to the place it knows by its id where the location has one (ENT-07). Phones open their maps app with it. */
export const directionsHref = ({ name, address, placeId }: Pick<Location, 'name' | 'address' | 'placeId'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${name}, ${address.street}, ${address.city} ${address.state} ${address.postcode}`)}${placeId ? `&destination_place_id=${encodeURIComponent(placeId)}` : ''}`
