import { receiptHref } from '@forecourt/rules/checkout/depositPromise'
import { journeyForms } from '@forecourt/rules/checkout/journeyLead'
import { journeyLines } from '@forecourt/rules/checkout/journeyLines'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { Heading } from '../../../ui/Heading'
import { Icon } from '../../../ui/Icon'
import { withPhoneNumbers } from '../../../ui/PhoneNumber'
import { CheckoutForm } from '../CheckoutForm'
import type { CheckoutViewProps } from '../CheckoutViewProps'
import { eventCar } from '../eventCar'
import { MoneyLines } from '../MoneyLines'
import { TimeLeft } from '../TimeLeft.client'
import { TimeText } from '../TimeText'
import { TrackCheckoutLead } from '../TrackCheckoutLead.client'
import { AddressNote } from './AddressNote'
import { SubscribedView } from './SubscribedView'

/** On a phone above its value: an address has no room beside it. */
const factTitle = 'text-muted max-sm:mt-2 max-sm:text-small'

/** A reservation: amount paid, end of the hold, next steps and cancellation (CHK-03 to CHK-05). */
export const HeldView = (props: CheckoutViewProps<'held'>) => {
  const { checkout, context, request } = props
  const { car, hold, kind } = checkout
  if (!hold) return null
  if (hold.subscription) return <SubscribedView {...props} plan={hold.subscription} />
  const { config } = context
  const amount = formatMoney(hold.amountCents)
  const isAuthorised = hold.state === 'authorised'
  const lines = kind === 'buy' ? journeyLines(context).filter(({ step }) => step !== 'car') : []
  return (
    <>
      <span className="grid size-14 place-items-center rounded-full bg-positive text-on-positive">
        <Icon name="check" size={30} />
      </span>
      <Heading level={1} size="section" className="mt-5">
        It’s reserved for you
      </Heading>
      <p className="mt-3 max-w-prose text-lead text-muted text-pretty" role="status">
        No one else can buy this {car.itemType}
        {hold.reservedUntil && (
          <>
            {' '}
            until <TimeText at={hold.reservedUntil} timeZone={config.identity.timeZone} now={context.now} />
          </>
        )}
        . {hold.reservedUntil && <TimeLeft until={hold.reservedUntil} now={request.now} />}
      </p>
      <dl className="mt-6 grid max-w-xl gap-x-6 rounded-card bg-surface p-5 max-sm:pt-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
        <dt className={factTitle}>Reference</dt>
        <dd className="font-semibold tabular-nums wrap-anywhere">{hold.reference}</dd>
        <dt className={factTitle}>Deposit</dt>
        <dd>
          <span className="font-semibold tabular-nums">{amount}</span>
          {hold.paidWith && ` with ${hold.paidWith}`}
          <span className="block text-small text-muted">
            {isAuthorised ? 'Held on your card and only charged if you buy.' : 'Paid. It comes off the price if you buy.'}
          </span>
        </dd>
        {lines.map(({ step, title, text }) => (
          <div key={step} className="contents">
            <dt className={factTitle}>{title}</dt>
            <dd className="wrap-anywhere">{withPhoneNumbers(text)}</dd>
          </div>
        ))}
      </dl>
      {kind === 'buy' && car.priceCents === checkout.seen.cents && car.priceType === checkout.seen.type && (
        <div className="max-w-xl">
          <MoneyLines context={context} />
        </div>
      )}
      <Heading level={2} size="card" className="mt-8">
        What happens next
      </Heading>
      <p className="mt-2 max-w-prose text-muted text-pretty wrap-anywhere">
        {car.dealershipName} will call to {kind === 'buy' ? 'arrange the balance and handover' : 'arrange a viewing'}. We’ve emailed your
        receipt and a link to this page to {context.entered.contact?.email}.
      </p>
      <AddressNote {...props} />
      {checkout.token && (
        <p className="mt-2">
          <a
            href={receiptHref(checkout.token)}
            className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link underline-offset-4 hover:underline"
          >
            Open the receipt (PDF)
          </a>
        </p>
      )}
      <TrackCheckoutLead reference={hold.reference} form={journeyForms[kind]} car={eventCar(car)} />
      <details className="mt-6 max-w-xl">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-link underline-offset-4 hover:underline">
          Cancel the reservation
        </summary>
        <p className="mt-1 mb-3 text-small text-muted text-pretty">
          The {car.itemType} will become available to others straight away, and{' '}
          {isAuthorised ? `your bank will release the ${amount} on your card` : `we’ll refund the full ${amount} the way you paid it`}. That
          can take your bank a few days.
        </p>
        <CheckoutForm checkout={checkout} action="release" label="Cancel reservation" look={{ variant: 'outline', size: 'small' }} />
      </details>
    </>
  )
}
