import type { Location } from '@forecourt/rules/entities/Location'
import { outlineAt } from './mapOutlines'
import { projectOnMap } from './projectOnMap'

export interface LocatorMapProps {
  /** The places to mark; those without coordinates are left out. */
  readonly locations: readonly Location[]
  readonly className?: string
}

/** A drawing of the country with its places marked: says where in the country something is, and fetches nothing. Exact ways are the maps service's. */
export const LocatorMap = ({ locations, className = '' }: LocatorMapProps) => {
  const placed = locations.flatMap(({ id, address: { city, latitude, longitude } }) =>
    latitude === null || longitude === null ? [] : [{ id, city, latitude, longitude }],
  )
  const [first] = placed
  if (!first) return null
  const outline = outlineAt(first.longitude)
  const [width, height] = projectOnMap(outline, outline.east, outline.south)
  const radius = height / 55
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${placed.map(({ city }) => city).join(', ')} on a map of ${outline.name}`}
      className={className}
    >
      {outline.coasts.map((coast) => (
        <path
          key={coast.length}
          d={`M${coast.map(([longitude, latitude]) => projectOnMap(outline, longitude, latitude).join(' ')).join('L')}Z`}
          className="fill-background stroke-line-strong"
          strokeWidth={height / 260}
          strokeLinejoin="round"
        />
      ))}
      {placed.map(({ id, latitude, longitude }) => {
        const [x, y] = projectOnMap(outline, longitude, latitude)
        return (
          <g key={id} className="fill-brand">
            <circle cx={x} cy={y} r={radius * 2.4} opacity={0.2} />
            <circle cx={x} cy={y} r={radius} className="stroke-background" strokeWidth={radius / 2.5} />
          </g>
        )
      })}
    </svg>
  )
}
