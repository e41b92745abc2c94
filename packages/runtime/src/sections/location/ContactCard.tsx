import type { Location } from '@forecourt/rules/entities/Location'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { townText } from '@forecourt/rules/locations/townText'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import { shownValue } from '@forecourt/rules/parts/Part'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { ArrowLink } from '../../ui/ArrowLink'
import { EmailAddress } from '../../ui/EmailAddress'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import type { IconName } from '../../ui/iconPaths'
import { PhoneNumber } from '../../ui/PhoneNumber'
import { telHref } from '../vehicle/whatsappHref'
import { type DepartmentWeek, departmentHours } from './departmentHours'
import { PageHours } from './PageHours'

interface ContactLine {
  readonly icon: IconName
  readonly text: string
  readonly href: string
}

const contactLines = (location: Location, generalEmail: string): readonly ContactLine[] => {
  const numbers = [shownValue(locationParts.phone, { location }), shownValue(locationParts.landline, { location })]
  const email = shownValue(locationParts.email, { location }) || generalEmail
  return [
    ...numbers.flatMap((number) => (number ? [{ icon: 'phone', text: number, href: telHref(number) } as const] : [])),
    ...(email ? [{ icon: 'mail', text: email, href: `mailto:${email}` } as const] : []),
  ]
}

interface ContactLinesProps {
  readonly location: Location
  /** The business's address, for a location without its own. */
  readonly generalEmail?: string
  readonly className?: string
}

/** Phone, landline and email of a location, as links. */
export const ContactLines = ({ location, generalEmail = '', className = '' }: ContactLinesProps) => (
  <ul className={className}>
    {contactLines(location, generalEmail).map(({ icon, text, href }) => (
      <li key={href}>
        <a
          href={href}
          className="inline-flex min-h-11 max-w-full items-center gap-3 font-medium wrap-anywhere tabular-nums hover:text-link"
        >
          <Icon name={icon} size={18} className="text-link" />
          {icon === 'phone' ? <PhoneNumber>{text}</PhoneNumber> : <EmailAddress>{text}</EmailAddress>}
        </a>
      </li>
    ))}
  </ul>
)

/** The postal address on two lines. */
export const LocationAddress = ({
  location,
  className = '',
}: {
  readonly location: Pick<Location, 'address' | 'timeZone'>
  readonly className?: string
}) => (
  <address className={`not-italic ${className}`}>
    {location.address.street}
    <br />
    {townText(location)}
  </address>
)

export interface ContactCardProps {
  readonly location: Location
  readonly config: ResolvedConfig
  readonly request: PageRequest
  /** The department whose hours come first. */
  readonly department: DepartmentWeek['department']
  /** True if the page shows the location's address and hours elsewhere; then the card has only its phone number and e-mail address. */
  readonly brief?: boolean
}

/** Contact details of a location, beside a form. */
export const ContactCard = ({ location, config, request, department, brief = false }: ContactCardProps) => (
  <aside aria-label="Contact details" className="self-start rounded-card bg-surface p-card">
    <Heading level={2} size="card">
      {location.name}
    </Heading>
    {!brief && <LocationAddress location={location} className="mt-2 text-muted" />}
    <ContactLines location={location} generalEmail={config.identity.email} className="mt-3" />
    {!brief && (
      <div className="mt-4 border-t border-line pt-4">
        <PageHours weeks={departmentHours(location, config, request, department)} timeZone={location.timeZone} />
      </div>
    )}
    {!brief && (
      <ArrowLink href={locationHref(config, location)} className="mt-2">
        View Location Details
      </ArrowLink>
    )}
  </aside>
)
