import { Heading } from '../../../ui/Heading'
import { CheckoutForm } from '../CheckoutForm'
import type { CheckoutViewProps } from '../CheckoutViewProps'
import { RefreshAfter } from '../RefreshAfter'
import { TimeText } from '../TimeText'

/** How often a page without scripts looks again. Seconds. */
const refreshSeconds = 4

/** The bank has not said yet. The page looks again by itself, and never says that something was paid before it was. */
export const PayingView = ({ checkout, about }: CheckoutViewProps<'paying'>) => {
  const { token, hold, car } = checkout
  return (
    <>
      <RefreshAfter token={token} seconds={refreshSeconds} />
      <Heading level={1} size="subsection">
        Waiting for the bank
      </Heading>
      <div role="status" className="mt-2 max-w-prose text-muted text-pretty">
        <p>
          We have no answer about your deposit yet. This page looks again every few seconds; the {car.itemType} stays held for you until{' '}
          {hold && <TimeText at={hold.heldUntil} timeZone={about.config.identity.timeZone} now={about.now} />}.
        </p>
        <p className="mt-2">If you closed the bank’s page before you paid, open it again. Nothing is ever charged twice.</p>
      </div>
      <CheckoutForm checkout={checkout} deed="pay" label="Open the bank’s page again" look={{ variant: 'outline' }} className="mt-6" />
    </>
  )
}
