import type { Location } from '@forecourt/rules/entities/Location'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { locationStockHref } from '@forecourt/rules/locations/locationStockHref'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { ButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { ContactLines } from './ContactLines'
import { type DepartmentWeek, departmentHours } from './departmentHours'
import { HolidayHours } from './HolidayHours'
import { LicenceLines } from './LicenceLines'
import { LocationAddress } from './LocationAddress'
import { MapFigure } from './MapFigure'
import { PageHours } from './PageHours'
import { ReviewBadge } from './ReviewBadge'

export interface LocationDetailsProps {
  readonly location: Location
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly headingLevel: 2 | 3
  /** The department whose hours come first. */
  readonly department?: DepartmentWeek['department']
}

/** Everything about one location, with its map beside it (LOC-05, LOC-11). */
export const LocationDetails = ({ location, config, request, headingLevel, department }: LocationDetailsProps) => {
  const stockHref = locationStockHref(config, location)
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.1fr]">
      <div className="min-w-0">
        <Heading level={headingLevel} size="subsection">
          {location.name}
        </Heading>
        <ReviewBadge reviews={shownValue(locationParts.rating, { location, config })} className="mt-2" />
        <LocationAddress address={location.address} className="mt-3 text-muted" />
        <ContactLines location={location} className="mt-2" />
        <div className="mt-4">
          <PageHours weeks={departmentHours(location, config, request, department)} timeZone={location.timeZone} />
          <HolidayHours location={location} config={config} request={request} />
        </div>
        <LicenceLines location={location} config={config} className="mt-4" />
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={locationHref(config, location)}>View Location Details</ButtonLink>
          <ButtonLink href="/contact" variant="outline">
            Contact us
          </ButtonLink>
          {stockHref && (
            <ButtonLink href={stockHref} variant="outline">
              View Our Stock
            </ButtonLink>
          )}
        </div>
      </div>
      <MapFigure location={location} />
    </div>
  )
}
