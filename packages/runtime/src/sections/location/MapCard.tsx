import type { Location } from '@forecourt/rules/entities/Location'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'
import { directionsHref } from './DirectionLinks'
import { isFar, markerRadius, type Sketch, type SketchShape, sketchAround } from './sketch/sketchAround'
import { townLetters } from './sketch/townsIn'

interface LocatorMapProps {
  /** The locations to mark; those without coordinates are omitted. */
  readonly locations: readonly Location[]
  /** Aspect ratio of its container; beside text it may grow to the text's height. */
  readonly shape?: SketchShape
  readonly className?: string
}

const MapScale = ({ at: [x, y], kilometres, pixels }: Sketch['scale']) => (
  <g className="fill-muted stroke-muted" strokeWidth={1.2}>
    <path d={`M${x} ${y - 5}v5h${pixels}v-5`} className="fill-none" />
    <text
      x={x + pixels / 2}
      y={y - 5}
      textAnchor="middle"
      fontSize={11}
      className="stroke-background"
      strokeWidth={5}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {kilometres} km
    </text>
  </g>
)

/**
 * A static map with the coast, main roads, towns, suburbs and a scale around locations, which are marked (LOC-05), as close as it has names.
 * Needs no requests, and has no streets, as no street data is available under our licence terms; a maps service shows those.
 */
export const LocatorMap = ({ locations, shape = 'wide', className = '' }: LocatorMapProps) => {
  const placed = locations.flatMap(({ id, address: { city, latitude, longitude } }) =>
    latitude === null || longitude === null ? [] : [{ id, city, latitude, longitude }],
  )
  const [first, ...others] = placed
  if (!first) return null
  const { size, zoom, land, roads, towns, markers, scale } = sketchAround([first, ...others], shape)
  const [width, height] = size
  const far = isFar(zoom)
  const radius = markerRadius(zoom)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`${placed.map(({ city }) => city).join(', ')} on a map with nearby towns`}
      className={className}
    >
      <rect width={width} height={height} className="fill-raised" />
      <path d={land} className="fill-background stroke-line-strong" strokeWidth={1.2} strokeLinejoin="round" />
      <path d={roads} className="fill-none stroke-line-strong" strokeWidth={far ? 1.2 : 5} strokeLinecap="round" />
      {!far && <path d={roads} className="fill-none stroke-surface" strokeWidth={3} strokeLinecap="round" />}
      {towns.map((town) => {
        const { size: fontSize, weight: fontWeight } = townLetters(town)
        return (
          <g key={town.name} className="fill-muted stroke-background" strokeWidth={2} strokeLinejoin="round" paintOrder="stroke">
            <circle cx={town.x} cy={town.y} r={3} />
            <text
              x={town.textX}
              y={town.textY}
              textAnchor={town.anchor === 'start' ? undefined : town.anchor}
              fontSize={fontSize}
              fontWeight={fontWeight}
              // As wide as the space between letters, so that no road or coast shows through a name.
              strokeWidth={7}
            >
              {town.name}
            </text>
          </g>
        )
      })}
      <MapScale {...scale} />
      {placed.map(({ id }, index) => {
        const [x, y] = markers[index] ?? [0, 0]
        return (
          <g key={id} className="fill-brand">
            <circle cx={x} cy={y} r={radius} opacity={0.2} />
            <circle cx={x} cy={y} r={radius / 2} className="stroke-background" strokeWidth={far ? 1 : 2} />
          </g>
        )
      })}
    </svg>
  )
}

interface MapCardProps extends Pick<LocatorMapProps, 'shape' | 'className'> {
  readonly location: Location
}

/** A location's map, which fills its container: its own map picture (ENT-07), else the static map; without coordinates, the town's name. */
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

/** Picture, static map, address and directions of a location. */
export const MapFigure = ({ location }: { readonly location: Location }) => {
  const photo = shownValue(locationParts.photo, { location })
  return (
    <figure className="self-start overflow-hidden rounded-card border border-line bg-surface">
      {photo && <Picture source={photo} alt={`${location.name} from the street`} sizes="(width >= 64rem) 42rem, 100vw" ratio={[16, 9]} />}
      <MapCard
        location={location}
        shape={photo ? 'strip' : 'wide'}
        className={location.address.latitude === null ? 'h-36' : photo ? 'aspect-5/2' : 'aspect-video'}
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
