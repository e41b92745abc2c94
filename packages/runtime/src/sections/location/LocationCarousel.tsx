import { Icon } from '../../ui/Icon'
import { RowArrows } from '../../ui/RowArrows.client'
import { LocationCard } from './LocationCard'
import type { LocationGridProps } from './LocationGrid'

/** Locations by name in a row that scrolls and snaps; the browser does the moving. The hint shows to fingers when there are more than three (LOC-07, LOC-08); a mouse has arrows. */
export const LocationCarousel = ({ locations, config, headingLevel, opening = false }: LocationGridProps) => (
  <>
    {locations.length > 3 && (
      <p aria-hidden="true" className="-mt-4 mb-4 hidden items-center gap-2 text-small text-muted pointer-coarse:flex">
        Swipe <Icon name="arrowRight" size={16} />
      </p>
    )}
    <RowArrows>
      <ul
        aria-label="Locations"
        className="card-row max-lg:-mx-gutter max-lg:auto-cols-[min(82vw,23rem)] max-lg:scroll-px-gutter max-lg:px-gutter max-lg:pb-4"
      >
        {locations
          .toSorted((one, other) => one.name.localeCompare(other.name, 'en-AU'))
          .map((location, index) => (
            <li key={location.id} className="min-w-0">
              <LocationCard location={location} config={config} headingLevel={headingLevel} priority={opening && index === 0} />
            </li>
          ))}
      </ul>
    </RowArrows>
  </>
)
