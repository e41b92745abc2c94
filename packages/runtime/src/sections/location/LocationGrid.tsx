import type { Location } from '@forecourt/rules/entities/Location'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { LocationCard } from './LocationCard'

const columns = ['', '', 'md:grid-cols-2'] as const
const widths = [undefined, '(width >= 64rem) 80rem, 100vw', '(width >= 64rem) 38rem, (width >= 48rem) 50vw, 100vw'] as const

export interface LocationGridProps {
  readonly locations: readonly Location[]
  readonly config: ResolvedConfig
  readonly headingLevel?: 2 | 3
  /** It opens its page: the first picture is in sight at once. */
  readonly opening?: boolean
}

/** Cards of locations: one takes the row, two share it, more stand in thirds (LOC-10). */
export const LocationGrid = ({ locations, config, headingLevel, opening = false }: LocationGridProps) => (
  <ul className={`grid gap-cards ${columns[locations.length] ?? 'md:grid-cols-2 lg:grid-cols-3'}`}>
    {locations.map((location, index) => (
      <li key={location.id}>
        <LocationCard
          location={location}
          config={config}
          headingLevel={headingLevel}
          sizes={widths[locations.length]}
          priority={opening && index === 0}
        />
      </li>
    ))}
  </ul>
)
