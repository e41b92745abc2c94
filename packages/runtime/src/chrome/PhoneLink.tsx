import { telHref } from '../sections/vehicle/whatsappHref'
import { Icon } from '../ui/Icon'

/** A `tel:` link. */
export const PhoneLink = ({ number, className = '' }: { readonly number: string; readonly className?: string }) => (
  <a
    href={telHref(number)}
    className={`inline-flex min-h-11 items-center gap-2 whitespace-nowrap font-semibold text-text tabular-nums hover:text-link ${className}`}
  >
    <Icon name="phone" size={18} className="text-link" />
    {number}
  </a>
)
