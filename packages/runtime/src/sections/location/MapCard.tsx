import type { Location } from '@forecourt/rules/entities/Location'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { shows } from '@forecourt/rules/parts/shows'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'
import { LocatorMap, type LocatorMapProps } from './LocatorMap'

export interface MapCardProps extends Pick<LocatorMapProps, 'shape' | 'className'> {
  readonly location: Location
}

/**
 * Where a location is, filling whatever room it is given: the picture of its map it has (ENT-07), else its place on the drawn map; of one
 * whose coordinates nobody gave, the town's name.
 */
export const MapCard = ({ location, shape, className = '' }: MapCardProps) => {
  const { city, state } = location.address
  const picture = shownValue(locationParts.mapPicture, { location })
  if (picture)
    return (
      <div className={`relative overflow-hidden bg-raised ${className}`}>
        <Picture source={picture} alt={`Map of ${location.name}`} sizes="(width >= 64rem) 42rem, 100vw" fill />
      </div>
    )
  if (!shows(locationParts.map, { location }))
    return (
      <div className={`grid place-content-center justify-items-center gap-2 bg-raised p-5 text-center ${className}`}>
        <span className="grid size-12 place-items-center rounded-full bg-background text-brand">
          <Icon name="mapPin" size={24} />
        </span>
        <span className="heading text-card">
          {city} {state}
        </span>
      </div>
    )
  return (
    <div className={`relative overflow-hidden bg-raised ${className}`}>
      <LocatorMap locations={[location]} shape={shape} className="absolute inset-0 size-full" />
    </div>
  )
}
