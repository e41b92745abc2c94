import type { Location } from '@forecourt/rules/entities/Location'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
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
}

/** A location as a card: its picture or its place on the map, how to reach it, and where to go on (LOC-09). */
export const LocationCard = ({ location, config, headingLevel = 3, sizes = '(width >= 64rem) 28rem, 100vw' }: LocationCardProps) => {
  const Title = `h${headingLevel}` as const
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-surface ring-1 ring-line ring-inset">
      {location.imageKey ? (
        <Picture source={location.imageKey} alt="" sizes={sizes} ratio={[16, 9]} />
      ) : (
        <MapCard location={location} className={location.address.latitude === null ? 'h-36' : 'aspect-video'} />
      )}
      <div className="flex flex-1 flex-col p-card">
        <Title className="heading text-card leading-snug">
          <a href={locationHref(config, location)} className="hover:text-link">
            {location.name}
          </a>
        </Title>
        {config.locations.showReviews && <ReviewBadge reviews={location.reviews} className="mt-1.5" />}
        <LocationAddress address={location.address} className="mt-2 text-small text-muted" />
        {location.phone && (
          <a
            href={telHref(location.phone)}
            className="inline-flex min-h-11 items-center self-start text-small font-semibold tabular-nums hover:text-link"
          >
            {location.phone}
          </a>
        )}
        <div className="mt-auto flex flex-wrap gap-2 pt-3">
          <LocationLinks location={location} config={config} />
        </div>
      </div>
    </article>
  )
}
