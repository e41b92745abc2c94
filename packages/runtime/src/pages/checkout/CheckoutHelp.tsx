import type { Checkout } from '@forecourt/rules/checkout/Checkout'
import { phoneFor } from '@forecourt/rules/phone/phoneFor'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { telHref } from '../../sections/vehicle/telHref'
import { Icon } from '../../ui/Icon'
import { PhoneNumber } from '../../ui/PhoneNumber'

/** Somebody to talk to, beside every step: the number for this car, in full and as the site writes it everywhere. */
export const CheckoutHelp = ({ car, config }: { readonly car: Checkout['car']; readonly config: ResolvedConfig }) => {
  const phone = phoneFor(car, config)
  if (!phone) return null
  return (
    <p data-setting="/phone/main" className="flex items-center gap-3 text-small">
      <Icon name="phone" size={20} className="shrink-0 text-link" />
      <span>
        Rather talk to somebody?{' '}
        <a href={telHref(phone)} className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline">
          <PhoneNumber>{phone}</PhoneNumber>
        </a>
      </span>
    </p>
  )
}
