import type { Checkout } from '@forecourt/rules/checkout/Checkout'
import { offersToTell } from '@forecourt/rules/checkout/offersToTell'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { ArrowLink } from '../../ui/ArrowLink'
import { CheckoutForm } from './CheckoutForm'

interface NotifyMeProps {
  readonly checkout: Checkout
  readonly config: ResolvedConfig
}

/** Has an account watch a car that somebody else holds, so that it hears when it comes free; nothing where the site writes to nobody. */
export const NotifyMe = ({ checkout, config }: NotifyMeProps) => {
  if (!offersToTell(checkout, config)) return null
  if (!checkout.watching) return <CheckoutForm checkout={checkout} deed="watch" label="Tell me if it comes free" />
  return (
    <p role="status" className="rounded-field bg-raised px-4 py-2 text-small">
      You watch this {checkout.car.itemType}. <ArrowLink href="/my-garage#garage-alerts">When we write to you</ArrowLink>
    </p>
  )
}
