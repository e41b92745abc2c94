import type { Location } from '@forecourt/rules/entities/Location'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import { Icon } from '../../ui/Icon'
import { Picture } from '../../ui/Picture'
import { directionsHref } from './DirectionLinks'
import { drawLand, drawRoads } from './sketch/drawTile'
import { type Coordinates, frameAround, type TileFrame, type TilePoint } from './sketch/TileFrame'
import { toScale } from './sketch/toScale'
import { type CropMargins, type LetteredTown, nameStart, townLetters, wholeTownsIn } from './sketch/townsIn'

interface LocatorMapProps {
  /** The locations to mark; those without coordinates are omitted. */
  readonly locations: readonly Location[]
  /** Aspect ratio of its container; beside text it may grow to the text's height. */
  readonly shape?: keyof typeof shapes
  readonly className?: string
}

interface MapScaleProps {
  /** Coordinates at whose latitude the scale is correct. */
  readonly at: Coordinates
  readonly frame: TileFrame
  readonly margins: CropMargins
}

const shapes = {
  wide: { size: [480, 270], margins: [14, 14] },
  square: { size: [360, 360], margins: [40, 76] },
} as const satisfies Readonly<Record<string, { readonly size: TilePoint; readonly margins: CropMargins }>>

/** The sketch's zooms: from about 15 km across, as its coast and roads are no more precise, to the towns within half an hour's drive. */
const zooms = { closest: 12, farthest: 9 } as const
/** Fewer names don't show where a place is. */
const minNames = 3

/** The closest frame around places that has some names. */
const frameWithNames = (places: readonly Coordinates[], shape: keyof typeof shapes): TileFrame => {
  const { size, margins } = shapes[shape]
  for (let zoom: number = zooms.closest; zoom > zooms.farthest; zoom--) {
    const frame = frameAround(places, size, zoom)
    if (wholeTownsIn(frame, margins).length >= minNames) return frame
  }
  return frameAround(places, size, zooms.farthest)
}

/** The drawing of a section of the map without markers. */
interface Sketch {
  readonly land: string
  readonly roads: string
  readonly towns: readonly LetteredTown[]
}

/** Drawn sketches by shape, zoom and position: each page of a location shows the same one, and drawing takes a sixth of a car page. */
const sketches = new Map<string, Sketch>()
const maxSketches = 500

const findSketch = (frame: TileFrame, shape: keyof typeof shapes): Sketch => {
  const key = [shape, frame.zoom, ...frame.at({ latitude: 0, longitude: 0 })].join(' ')
  const sketch = sketches.get(key) ?? { land: drawLand(frame), roads: drawRoads(frame), towns: wholeTownsIn(frame, shapes[shape].margins) }
  if (sketches.size >= maxSketches) sketches.clear()
  sketches.set(key, sketch)
  return sketch
}

/** Scale in the lower left corner, where no crop cuts it. */
const MapScale = ({ at, frame: { zoom, size }, margins: [horizontal, vertical] }: MapScaleProps) => {
  const { kilometres, pixels } = toScale(at, zoom)
  const [x, y] = [horizontal + 6, size[1] - vertical - 6]
  return (
    <g className="fill-muted stroke-muted" strokeWidth={1.2}>
      <path d={`M${x} ${y - 5}v5h${pixels}v-5`} className="fill-none" />
      <text x={x + pixels / 2} y={y - 5} textAnchor="middle" fontSize={11} stroke="none">
        {kilometres} km
      </text>
    </g>
  )
}

/**
 * A static map with the coast, main roads, towns, suburbs and a scale around locations, which are marked (LOC-05), as close as it has names.
 * Needs no requests, and has no streets, as no street data is available under our licence terms; a maps service shows those.
 */
export const LocatorMap = ({ locations, shape = 'wide', className = '' }: LocatorMapProps) => {
  const placed = locations.flatMap(({ id, address: { city, latitude, longitude } }) =>
    latitude === null || longitude === null ? [] : [{ id, city, latitude, longitude }],
  )
  if (placed.length === 0) return null
  const { size, margins } = shapes[shape]
  const [width, height] = size
  const frame = frameWithNames(placed, shape)
  const { land, roads, towns } = findSketch(frame, shape)
  const markers = placed.map(({ id, ...position }) => {
    const [x, y] = frame.at(position)
    return { id, at: [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const }
  })
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
      <path d={roads} className="fill-none stroke-line-strong" strokeWidth={frame.zoom < 7 ? 1.2 : 2.5} strokeLinecap="round" />
      {towns.map((town) => {
        const { size: fontSize, weight: fontWeight } = townLetters(town)
        return (
          <g key={town.name} className="fill-muted stroke-background" strokeWidth={3} strokeLinejoin="round" paintOrder="stroke">
            <circle cx={town.x} cy={town.y} r={3} />
            <text
              x={nameStart(
                town,
                markers.map(({ at }) => at),
              )}
              y={town.y + 4.5}
              textAnchor={town.side === 'right' ? undefined : 'end'}
              fontSize={fontSize}
              fontWeight={fontWeight}
            >
              {town.name}
            </text>
          </g>
        )
      })}
      <MapScale at={placed[0] ?? { latitude: 0, longitude: 0 }} frame={frame} margins={margins} />
      {markers.map(({ id, at: [x, y] }) => (
        <g key={id} className="fill-brand">
          <circle cx={x} cy={y} r={12} opacity={0.2} />
          <circle cx={x} cy={y} r={6} className="stroke-background" strokeWidth={2} />
        </g>
      ))}
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
