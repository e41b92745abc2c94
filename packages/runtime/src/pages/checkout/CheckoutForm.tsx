import { type Checkout, offersAvailabilityMail } from '@forecourt/rules/checkout/Checkout'
import type { CheckoutContext } from '@forecourt/rules/checkout/Journey'
import { journeyPriceCents } from '@forecourt/rules/checkout/journeyPriceCents'
import { enteredPlan } from '@forecourt/rules/checkout/steps/plan'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { dueCents } from '@forecourt/rules/subscriptions/subscriptionQuote'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { ArrowLink } from '../../ui/ArrowLink'
import { Button, type ButtonProps } from '../../ui/Button'

/** Label of the button that leads to the payment page: the deposit, or the first payment and bond of a subscription. */
export const payLabel = (context: CheckoutContext): string => {
  if (context.kind !== 'subscribe') return `Pay the ${formatMoney(context.config.checkout.deposit * 100)} deposit`
  const plan = enteredPlan(context)
  return plan ? `Pay ${formatMoney(dueCents(plan))}` : 'Continue'
}

interface CheckoutFormProps {
  readonly checkout: Checkout
  /** The action: last path segment under /api/checkout. */
  readonly action: 'step' | 'pay' | 'price' | 'release' | 'confirm' | 'watch'
  readonly values?: { readonly [name: string]: string }
  readonly label: ReactNode
  readonly look?: Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'className'>
  readonly className?: string
  readonly children?: ReactNode
}

/** A checkout form with the token of its journey: works without scripts and always leads to a page. */
export const CheckoutForm = ({ checkout, action, values = {}, label, look, className, children }: CheckoutFormProps) => {
  const { token, kind, car } = checkout
  const hidden = {
    journey: token ?? '',
    kind,
    car: car.slug,
    cents: String(journeyPriceCents(kind, car) ?? 0),
    type: car.priceType,
    ...values,
  }
  return (
    <form method="post" action={`/api/checkout/${action}`} className={className}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button type="submit" {...look}>
        {label}
      </Button>
    </form>
  )
}

interface NotifyMeProps {
  readonly checkout: Checkout
  readonly config: ResolvedConfig
}

/** Lets an account watch a car that another shopper has reserved, to be notified when it is available; null if the site sends no email. */
export const NotifyMe = ({ checkout, config }: NotifyMeProps) => {
  if (!offersAvailabilityMail(checkout, config)) return null
  if (!checkout.watching) return <CheckoutForm checkout={checkout} action="watch" label="Let me know if it becomes available" />
  return (
    <p role="status" className="rounded-field bg-raised px-4 py-2 text-small">
      You’re watching this {checkout.car.itemType}. <ArrowLink href="/my-garage#garage-alerts">When we’ll email you</ArrowLink>
    </p>
  )
}
