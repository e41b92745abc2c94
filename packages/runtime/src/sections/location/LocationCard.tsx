import type { Location } from '@forecourt/rules/entities/Location'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { PhoneNumber } from '../../ui/PhoneNumber'
import { Picture } from '../../ui/Picture'
import { telHref } from '../vehicle/telHref'
import { LocationAddress } from './LocationAddress'
import { LocationLinks } from './LocationLinks'
import { MapCard } from './MapCard'
import { ReviewBadge } from './ReviewBadge'

export interface LocationCardProps {
  readonly location: Location
  readonly config: ResolvedConfig
  readonly headingLevel?: 2 | 3
  /** The width its picture takes, as in the HTML `sizes` attribute. */
  readonly sizes?: string
  /** Its picture is in sight when the page opens: loaded at once. */
  readonly priority?: boolean
}

/** A location as a card: its picture or its place on the map, how to reach it, and where to go on (LOC-09). */
export const LocationCard = ({
  location,
  config,
  headingLevel = 3,
  sizes = '(width >= 64rem) 28rem, 100vw',
  priority = false,
}: LocationCardProps) => {
  const Title = `h${headingLevel}` as const
  const photo = shownValue(locationParts.photo, { location })
  const phone = shownValue(locationParts.phone, { location })
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-surface ring-1 ring-line ring-inset">
      {photo ? (
        <Picture source={photo} alt="" sizes={sizes} ratio={[16, 9]} priority={priority} />
      ) : (
        <MapCard location={location} className={location.address.latitude === null ? 'h-36' : 'aspect-video'} />
      )}
      <div className="flex flex-1 flex-col p-card">
        <Title className="heading text-card leading-snug">
          <a href={locationHref(config, location)} className="hover:text-link">
            {location.name}
          </a>
        </Title>
        <ReviewBadge reviews={shownValue(locationParts.rating, { location, config })} className="mt-1.5" />
        <LocationAddress address={location.address} className="mt-2 text-small text-muted" />
        {phone && (
          <a
            href={telHref(phone)}
            className="inline-flex min-h-11 items-center self-start text-small font-semibold tabular-nums hover:text-link"
          >
            <PhoneNumber>{phone}</PhoneNumber>
          </a>
        )}
        <div className="mt-auto flex flex-wrap gap-2 pt-3">
          <LocationLinks location={location} config={config} />
        </div>
      </div>
    </article>
  )
}
