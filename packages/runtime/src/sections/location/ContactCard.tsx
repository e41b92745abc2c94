import type { Location } from '@forecourt/rules/entities/Location'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { ArrowLink } from '../../ui/ArrowLink'
import { Heading } from '../../ui/Heading'
import { ContactLines } from './ContactLines'
import { type DepartmentWeek, departmentHours } from './departmentHours'
import { LocationAddress } from './LocationAddress'
import { PageHours } from './PageHours'

export interface ContactCardProps {
  readonly location: Location
  readonly config: ResolvedConfig
  readonly request: PageRequest
  /** The department whose hours come first. */
  readonly department: DepartmentWeek['department']
  /** Off where the page says the hours of the place elsewhere. */
  readonly saysHours?: boolean
}

/** How to reach a location, for beside a form. */
export const ContactCard = ({ location, config, request, department, saysHours = true }: ContactCardProps) => (
  <aside aria-label="Contact details" className="self-start rounded-card bg-surface p-card">
    <Heading level={2} size="card">
      {location.name}
    </Heading>
    <LocationAddress address={location.address} className="mt-2 text-muted" />
    <ContactLines location={location} generalEmail={config.identity.email} className="mt-3" />
    {saysHours && (
      <div className="mt-4 border-t border-line pt-4">
        <PageHours weeks={departmentHours(location, config, request, department)} timeZone={location.timeZone} />
      </div>
    )}
    <ArrowLink href={locationHref(config, location)} className="mt-2">
      View Location Details
    </ArrowLink>
  </aside>
)
