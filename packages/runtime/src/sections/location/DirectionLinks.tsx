import type { Location } from '@forecourt/rules/entities/Location'
import { Icon } from '../../ui/Icon'
import { directionsHref } from './directionsHref'

/** The way to each place beside the map that marks them all (LOC-12, LOC-17). */
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
