import { receiptHref } from '@forecourt/rules/checkout/depositPromise'
import type { SubscriptionPlan } from '@forecourt/rules/entities/SubscriptionPlan'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { subscriptionLines } from '@forecourt/rules/subscriptions/subscriptionQuote'
import { Heading } from '../../../ui/Heading'
import { CheckoutForm } from '../CheckoutForm'
import type { CheckoutViewProps } from '../CheckoutViewProps'
import { eventCar } from '../eventCar'
import { TrackCheckoutLead } from '../TrackCheckoutLead.client'
import { AddressNote } from './AddressNote'

interface SubscribedViewProps extends CheckoutViewProps<'held'> {
  readonly plan: SubscriptionPlan
}

/** A paid subscription before its start: what was chosen and paid, what is checked, and how to cancel it (CAR-14, CHK-04). */
export const SubscribedView = ({ plan, ...props }: SubscribedViewProps) => {
  const { checkout, context } = props
  const { car, hold, token } = checkout
  if (!hold) return null
  const amount = formatMoney(hold.amountCents)
  return (
    <>
      <Heading level={1} size="section">
        Thanks, we’ve received your payment
      </Heading>
      <p role="status" className="mt-3 max-w-prose text-lead text-muted text-pretty">
        The {car.itemType} is on hold for you. {car.dealershipName} will call to check your identity and licence before your start date.
      </p>
      <dl className="mt-6 grid max-w-xl gap-x-6 rounded-card bg-surface p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
        {[
          { title: 'Reference', text: hold.reference },
          ...subscriptionLines(plan),
          { title: 'Paid', text: `${amount}${hold.paidWith && ` with ${hold.paidWith}`}` },
        ].map(({ title, text }) => (
          <div key={title} className="contents">
            <dt className="text-muted max-sm:mt-2 max-sm:text-small">{title}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-prose text-muted text-pretty wrap-anywhere">
        Have your driver licence ready. We’ve emailed your receipt and a link to this page to {context.entered.contact?.email}.
      </p>
      <AddressNote {...props} />
      {token && (
        <p className="mt-2">
          <a
            href={receiptHref(token)}
            className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link underline-offset-4 hover:underline"
          >
            Open the receipt (PDF)
          </a>
        </p>
      )}
      <TrackCheckoutLead reference={hold.reference} form="subscribe" car={eventCar(car)} />
      <details className="mt-6 max-w-xl">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-link underline-offset-4 hover:underline">
          Cancel the subscription
        </summary>
        <p className="mt-1 mb-3 text-small text-muted text-pretty">
          The {car.itemType} will become available to others straight away, and we’ll refund the full {amount} the way you paid it. That can
          take your bank a few days.
        </p>
        <CheckoutForm checkout={checkout} action="release" label="Cancel subscription" look={{ variant: 'outline', size: 'small' }} />
      </details>
    </>
  )
}
