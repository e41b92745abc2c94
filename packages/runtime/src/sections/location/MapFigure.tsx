import type { Location } from '@forecourt/rules/entities/Location'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'
import { directionsHref } from './directionsHref'
import { MapCard } from './MapCard'

/** Where a location is: what it looks like, the drawn map, the address, and the way there. */
export const MapFigure = ({ location }: { readonly location: Location }) => {
  const photo = shownValue(locationParts.photo, { location })
  return (
    <figure className="self-start overflow-hidden rounded-card bg-surface ring-1 ring-line ring-inset">
      {photo && <Picture source={photo} alt={`${location.name} from the street`} sizes="(width >= 64rem) 42rem, 100vw" ratio={[16, 9]} />}
      <MapCard
        location={location}
        className={location.address.latitude === null ? 'h-36' : photo ? 'h-52' : 'max-sm:aspect-video sm:h-80'}
      />
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 px-5 py-2 text-small">
        {location.placeUrl ? (
          <a href={location.placeUrl} rel="noopener" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {location.address.street}, {location.address.city}
          </a>
        ) : (
          <span>
            {location.address.street}, {location.address.city}
          </span>
        )}
        <a
          href={directionsHref(location)}
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
        >
          <Icon name="navigation" size={18} />
          Get Directions
        </a>
      </figcaption>
    </figure>
  )
}
