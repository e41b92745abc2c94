import type { Location } from '@forecourt/rules/entities/Location'
import { drawLand } from './sketch/drawLand'
import { drawRoads } from './sketch/drawRoads'
import { frameAround } from './sketch/frameAround'
import type { TilePoint } from './sketch/TileFrame'
import { type Edges, townLetters, wholeTownsIn } from './sketch/townsIn'

export interface LocatorMapProps {
  /** The places to mark; those without coordinates are left out. */
  readonly locations: readonly Location[]
  /** The shape of the room it fills: one that stands beside words may become as high as they are. */
  readonly shape?: keyof typeof shapes
  readonly className?: string
}

const shapes = {
  wide: { size: [480, 270], edges: [14, 14] },
  square: { size: [360, 360], edges: [40, 76] },
} as const satisfies Readonly<Record<string, { readonly size: TilePoint; readonly edges: Edges }>>

/**
 * A drawing of the coast, the main roads and the towns around places, which are marked (LOC-05): as near as all have room. It fetches
 * nothing, and has no streets, as nobody gives those away with what we build upon; exact ways are the maps service's.
 */
export const LocatorMap = ({ locations, shape = 'wide', className = '' }: LocatorMapProps) => {
  const placed = locations.flatMap(({ id, address: { city, latitude, longitude } }) =>
    latitude === null || longitude === null ? [] : [{ id, city, latitude, longitude }],
  )
  if (placed.length === 0) return null
  const { size, edges } = shapes[shape]
  const [width, height] = size
  const frame = frameAround(placed, size)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`${placed.map(({ city }) => city).join(', ')} on a map with the towns around`}
      className={className}
    >
      <rect width={width} height={height} className="fill-raised" />
      <path d={drawLand(frame)} className="fill-background stroke-line-strong" strokeWidth={1.2} strokeLinejoin="round" />
      <path d={drawRoads(frame)} className="fill-none stroke-line-strong" strokeWidth={frame.zoom < 7 ? 1.2 : 2.5} strokeLinecap="round" />
      {wholeTownsIn(frame, edges).map((town) => {
        const { size: fontSize, weight: fontWeight } = townLetters(town)
        return (
          <g key={town.name} className="fill-muted stroke-background" strokeWidth={3} strokeLinejoin="round" paintOrder="stroke">
            <circle cx={town.x} cy={town.y} r={3} />
            <text
              x={town.side === 'right' ? town.x + 9 : town.x - 9}
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
      {placed.map(({ id, latitude, longitude }) => {
        const [x, y] = frame.at({ latitude, longitude }).map((value) => Math.round(value * 10) / 10)
        return (
          <g key={id} className="fill-brand">
            <circle cx={x} cy={y} r={12} opacity={0.2} />
            <circle cx={x} cy={y} r={6} className="stroke-background" strokeWidth={2} />
          </g>
        )
      })}
    </svg>
  )
}
