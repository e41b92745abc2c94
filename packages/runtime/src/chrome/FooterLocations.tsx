import type { Location } from '@forecourt/rules/entities/Location'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import { locationsHref } from '@forecourt/rules/routing/locationsHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { telHref } from '../sections/vehicle/telHref'
import { PhoneNumber } from '../ui/PhoneNumber'

const footerLocationLimit = 4

/** The first few of the places with their phones, and the way to the rest. */
export const FooterLocations = ({ config, locations }: { readonly config: ResolvedConfig; readonly locations: readonly Location[] }) => {
  return (
    <ul>
      {locations.slice(0, footerLocationLimit).map((location) => (
        <li key={location.id} className="py-1.5 text-small leading-snug">
          <a href={locationHref(config, location)} className="inline-flex min-h-8 items-center font-medium text-text hover:underline">
            {location.name}
          </a>
          <p className="text-muted">
            {location.address.street}, {location.address.city}
          </p>
          {location.phone && (
            <a href={telHref(location.phone)} className="inline-flex min-h-8 items-center text-muted tabular-nums hover:text-text">
              <PhoneNumber>{location.phone}</PhoneNumber>
            </a>
          )}
        </li>
      ))}
      {locations.length > footerLocationLimit && (
        <li>
          <a href={locationsHref(config)} className="flex min-h-11 items-center text-small font-medium text-text hover:underline">
            All {locations.length} locations
          </a>
        </li>
      )}
    </ul>
  )
}
