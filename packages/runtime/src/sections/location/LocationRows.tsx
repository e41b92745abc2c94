import { locationParts } from '@forecourt/rules/locations/locationParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import { PhoneNumber } from '../../ui/PhoneNumber'
import { telHref } from '../vehicle/telHref'
import type { LocationGridProps } from './LocationGrid'
import { LocationLinks } from './LocationLinks'
import { ReviewBadge } from './ReviewBadge'

/** Locations as rows of a list: for many of them, where finding one matters more than seeing it (LOC-06). */
export const LocationRows = ({ locations, config, headingLevel = 3 }: LocationGridProps) => (
  <ul className="border-b border-line">
    {locations.map((location) => {
      const Title = `h${headingLevel}` as const
      const phone = shownValue(locationParts.phone, { location })
      return (
        <li key={location.id} className="grid items-center gap-x-8 gap-y-2 border-t border-line py-4 lg:grid-cols-[1.2fr_1.4fr_0.8fr_auto]">
          <div>
            <Title className="heading text-card leading-snug">
              <a href={locationHref(config, location)} className="hover:text-link">
                {location.name}
              </a>
            </Title>
            <ReviewBadge reviews={shownValue(locationParts.rating, { location, config })} className="mt-1" />
          </div>
          <p className="text-small text-muted">
            {location.address.street}, {location.address.city} {location.address.state} {location.address.postcode}
          </p>
          {phone ? (
            <a href={telHref(phone)} className="inline-flex min-h-11 items-center text-small font-semibold tabular-nums hover:text-link">
              <PhoneNumber>{phone}</PhoneNumber>
            </a>
          ) : (
            <span />
          )}
          <div className="flex flex-wrap gap-2">
            <LocationLinks location={location} config={config} />
          </div>
        </li>
      )
    })}
  </ul>
)
