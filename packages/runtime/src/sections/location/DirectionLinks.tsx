import type { Location } from '@forecourt/rules/entities/Location'
import { Icon } from '../../ui/Icon'

/** Directions URL of a maps service (LOC-12), by place id if the location has one (ENT-07). Phones open it in their maps app. */
export const directionsHref = ({ name, address, placeId }: Pick<Location, 'name' | 'address' | 'placeId'>): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${name}, ${address.street}, ${address.city} ${address.state} ${address.postcode}`)}${placeId ? `&destination_place_id=${encodeURIComponent(placeId)}` : ''}`

/** Map URL of a location at a maps service. */
export const streetMapHref = ({ name, address }: Pick<Location, 'name' | 'address'>): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address.street}, ${address.city} ${address.state} ${address.postcode}`)}`

/** Directions links of the locations, beside the map that marks them all (LOC-12, LOC-17). */
export const DirectionLinks = ({ locations }: { readonly locations: readonly Location[] }) => (
  <ul className="border-b border-line">
    {locations.map((location) => (
      <li key={location.id} className="flex items-center justify-between gap-x-4 border-t border-line py-2">
        <span className="min-w-0">
          <span className="block font-semibold leading-snug">{location.name}</span>
          <span className="block text-small text-muted">{location.address.city}</span>
        </span>
        <a
          href={directionsHref(location)}
          rel="noopener"
          aria-label={`Get Directions: ${location.name}`}
          className="inline-flex min-h-11 shrink-0 items-center gap-2 text-small font-semibold text-link hover:underline"
        >
          <Icon name="navigation" size={18} />
          Get Directions
        </a>
      </li>
    ))}
  </ul>
)
