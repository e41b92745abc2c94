import { Icon } from '../../ui/Icon'
import { LocationCard } from './LocationCard'
import type { LocationGridProps } from './LocationGrid'

/** Locations by name in a row that scrolls and snaps; the browser does the moving. The hint shows when there are more than three (LOC-07, LOC-08). */
export const LocationCarousel = ({ locations, config, headingLevel }: LocationGridProps) => (
  <>
    {locations.length > 3 && (
      <p aria-hidden="true" className="-mt-4 mb-4 flex items-center gap-2 text-small text-muted">
        Swipe <Icon name="arrowRight" size={16} />
      </p>
    )}
    <ul aria-label="Locations" className="-mx-gutter flex snap-x snap-mandatory scroll-px-gutter gap-cards overflow-x-auto px-gutter pb-4">
      {locations
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en-AU'))
        .map((location) => (
          <li key={location.id} className="w-[min(82vw,23rem)] shrink-0 snap-start">
            <LocationCard location={location} config={config} headingLevel={headingLevel} />
          </li>
        ))}
    </ul>
  </>
)
