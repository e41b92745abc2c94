import type { Location } from '@forecourt/rules/entities/Location'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { locationStockHref } from '@forecourt/rules/locations/locationsFor'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import { shownValue } from '@forecourt/rules/parts/Part'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { ButtonLink } from '../../ui/Button'
import { DialogButton } from '../../ui/DialogButton.client'
import { Heading } from '../../ui/Heading'
import { ReviewBadge } from '../review/ReviewCard'
import { ContactLines, LocationAddress } from './ContactCard'
import { DealerLicence } from './DealerLicence'
import { type DepartmentWeek, departmentHours } from './departmentHours'
import { MapFigure } from './MapCard'
import { PageHours } from './PageHours'

interface HolidayHoursProps {
  readonly location: Location
  readonly config: Pick<ResolvedConfig, 'hours'>
  readonly request: PageRequest
}

/** Special hours of the next weeks, in a popover (LOC-15); null if there are none. */
export const HolidayHours = ({ location, config, request }: HolidayHoursProps) => {
  const days = shownValue(locationParts.holidays, { location, config, now: request.now })
  if (!days) return null
  const list = (
    <dl className="text-small">
      {days.map((day) => (
        <div key={day.date} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 last:border-0">
          <dt>
            <span className="font-semibold">{day.name}</span>
            <span className="block text-muted">{day.date}</span>
          </dt>
          <dd className="tabular-nums">{day.text}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <>
      <DialogButton
        label="Holiday hours"
        title={`Holiday hours, ${location.name}`}
        variant="outline"
        size="small"
        className="needs-script mt-4"
      >
        {list}
      </DialogButton>
      <div className="only-without-script mt-4">{list}</div>
    </>
  )
}

interface Props {
  readonly location: Location
  readonly config: ResolvedConfig
  readonly className?: string
}

/** The trading and repair licences of a location (LOC-11); null if it has none. */
export const LicenceLines = ({ location, config, className = '' }: Props) => {
  const licence = shownValue(locationParts.licence, { location })
  const repairer = shownValue(locationParts.repairer, { location })
  if (!licence && !repairer) return null
  return (
    <p className={`text-small text-muted ${className}`}>
      <DealerLicence location={location} config={config} />
      {repairer && <span className="block">Motor vehicle repairer {repairer}</span>}
    </p>
  )
}

export interface LocationDetailsProps {
  readonly location: Location
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly headingLevel: 2 | 3
  /** The department whose hours come first. */
  readonly department?: DepartmentWeek['department']
  /** Whether the page has a form, so that no link to one is needed. */
  readonly hasForm?: boolean
}

/** All details of a location beside its map (LOC-05, LOC-11). */
export const LocationDetails = ({ location, config, request, headingLevel, department, hasForm = false }: LocationDetailsProps) => {
  const stockHref = locationStockHref(config, location)
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.1fr]">
      <div className="min-w-0">
        <Heading level={headingLevel} size="subsection">
          {location.name}
        </Heading>
        <ReviewBadge reviews={shownValue(locationParts.rating, { location, config })} className="mt-2" />
        <LocationAddress location={location} className="mt-3 text-muted" />
        <ContactLines location={location} className="mt-2" />
        <div className="mt-4">
          <PageHours weeks={departmentHours(location, config, request, department)} timeZone={location.timeZone} />
          <HolidayHours location={location} config={config} request={request} />
        </div>
        <LicenceLines location={location} config={config} className="mt-4" />
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink href={locationHref(config, location)}>View Location Details</ButtonLink>
          {!hasForm && (
            <ButtonLink href="/contact" variant="outline">
              Contact us
            </ButtonLink>
          )}
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
