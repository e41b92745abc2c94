import type { Location } from '@forecourt/rules/entities/Location'
import { locationParts } from '@forecourt/rules/locations/locationParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { Icon } from '../../ui/Icon'
import type { IconName } from '../../ui/iconPaths'
import { PhoneNumber } from '../../ui/PhoneNumber'
import { telHref } from '../vehicle/telHref'

interface ContactLine {
  readonly icon: IconName
  readonly text: string
  readonly href: string
}

const linesOf = (location: Location, generalEmail: string): readonly ContactLine[] => {
  const numbers = [shownValue(locationParts.phone, { location }), shownValue(locationParts.landline, { location })]
  const email = shownValue(locationParts.email, { location }) || generalEmail
  return [
    ...numbers.flatMap((number) => (number ? [{ icon: 'phone', text: number, href: telHref(number) } as const] : [])),
    ...(email ? [{ icon: 'mail', text: email, href: `mailto:${email}` } as const] : []),
  ]
}

export interface ContactLinesProps {
  readonly location: Location
  /** The business's own address, for a location without one. */
  readonly generalEmail?: string
  readonly className?: string
}

/** Phone, landline and email of a location, each to press. */
export const ContactLines = ({ location, generalEmail = '', className = '' }: ContactLinesProps) => (
  <ul className={className}>
    {linesOf(location, generalEmail).map(({ icon, text, href }) => (
      <li key={href}>
        <a href={href} className="inline-flex min-h-11 max-w-full items-center gap-3 font-medium break-all tabular-nums hover:text-link">
          <Icon name={icon} size={18} className="text-link" />
          {icon === 'phone' ? <PhoneNumber>{text}</PhoneNumber> : text}
        </a>
      </li>
    ))}
  </ul>
)
