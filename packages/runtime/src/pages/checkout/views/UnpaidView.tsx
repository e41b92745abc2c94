import { Heading } from '../../../ui/Heading'
import { CheckoutForm, payLabel } from '../CheckoutForm'
import { RefreshAfter } from '../CheckoutProgress'
import type { CheckoutViewProps } from '../CheckoutViewProps'
import { TimeText } from '../TimeText'

/** Interval of the page refresh without scripts, in seconds. */
const refreshSeconds = 4

/** Payment pending at the provider. The page polls, and never says that a payment succeeded before it did. */
export const PayingView = ({ checkout, context }: CheckoutViewProps<'paying'>) => {
  const { token, hold, car } = checkout
  return (
    <>
      <RefreshAfter token={token} seconds={refreshSeconds} />
      <Heading level={1} size="subsection">
        Waiting for the bank
      </Heading>
      <div role="status" className="mt-2 max-w-prose text-muted text-pretty">
        <p>
          We haven’t heard back about your payment yet. This page checks again every few seconds. The {car.itemType} stays on hold for you
          until {hold && <TimeText at={hold.heldUntil} timeZone={context.config.identity.timeZone} now={context.now} />}.
        </p>
        <p className="mt-2">If you closed the bank’s page before paying, open it again. You won’t be charged twice.</p>
      </div>
      <CheckoutForm checkout={checkout} action="pay" label="Open the bank’s page again" look={{ variant: 'outline' }} className="mt-6" />
    </>
  )
}

/** The payment period is over: the payment status is queried once more before the car is released (CHK-05). */
export const TimeUpView = ({ checkout }: CheckoutViewProps<'timeUp'>) => (
  <>
    <RefreshAfter token={checkout.token} seconds={4} />
    <Heading level={1} size="subsection">
      Your time to pay has run out
    </Heading>
    <p role="status" className="mt-2 max-w-prose text-muted text-pretty">
      We’re checking one last time whether your payment was made. You’ll see the result here in a few seconds. If it was, the{' '}
      {checkout.car.itemType} is reserved for you. If not, you haven’t been charged.
    </p>
  </>
)

/** Delay of the page refresh after the end of a hold, in seconds: the car is released by then. */
const releaseDelaySeconds = 3

/**
 * The shopper returned without paying, or the payment was declined: the car is held a little longer; after that the page says it is
 * released (CHK-02).
 */
export const UnpaidView = ({ checkout, context, view }: CheckoutViewProps<'unpaid'>) => {
  const { hold, car } = checkout
  const secondsLeft = hold ? Math.max(0, Math.ceil((Date.parse(hold.heldUntil) - Date.parse(context.now)) / 1000)) : 0
  return (
    <>
      <RefreshAfter token={checkout.token} seconds={secondsLeft + releaseDelaySeconds} />
      <Heading level={1} size="subsection">
        {view.declined ? 'Your card was declined' : 'Your payment isn’t finished yet'}
      </Heading>
      <p className="mt-2 max-w-prose text-muted text-pretty">
        {view.declined
          ? 'You haven’t been charged. Another card often works, and your bank can tell you why this one didn’t. '
          : 'You haven’t been charged. '}
        The {car.itemType} is on hold for you until{' '}
        {hold && <TimeText at={hold.heldUntil} timeZone={context.config.identity.timeZone} now={context.now} />}. After that, anyone can
        reserve it.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <CheckoutForm checkout={checkout} action="pay" label={view.declined ? 'Try again' : payLabel(context)} />
        <CheckoutForm
          checkout={checkout}
          action="release"
          label={checkout.kind === 'subscribe' ? 'Cancel subscription' : 'Cancel reservation'}
          look={{ variant: 'outline' }}
        />
      </div>
    </>
  )
}
