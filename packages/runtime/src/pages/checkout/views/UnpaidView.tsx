import { Heading } from '../../../ui/Heading'
import { CheckoutForm } from '../CheckoutForm'
import type { CheckoutViewProps } from '../CheckoutViewProps'
import { payLabel } from '../payLabel'
import { RefreshAfter } from '../RefreshAfter'
import { TimeText } from '../TimeText'

/** How long after the end of a hold the page is looked at again: it was let go by then. Seconds. */
const untilLetGo = 3

/** Back without having paid, or refused by the bank: the car still waits a little, and once it waits no longer the page says so (CHK-02). */
export const UnpaidView = ({ checkout, about, view }: CheckoutViewProps<'unpaid'>) => {
  const { hold, car } = checkout
  const secondsLeft = hold ? Math.max(0, Math.ceil((Date.parse(hold.heldUntil) - Date.parse(about.now)) / 1000)) : 0
  return (
    <>
      <RefreshAfter token={checkout.token} seconds={secondsLeft + untilLetGo} />
      <Heading level={1} size="subsection">
        {view.declined ? 'Your bank declined it' : 'The deposit is not paid yet'}
      </Heading>
      <p className="mt-2 max-w-prose text-muted text-pretty">
        {view.declined
          ? 'Nothing was taken. Another card often works; your bank can tell you why this one didn’t. '
          : 'Nothing was taken. '}
        The {car.itemType} is held for you until{' '}
        {hold && <TimeText at={hold.heldUntil} timeZone={about.config.identity.timeZone} now={about.now} />}; after that anybody can have
        it.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <CheckoutForm checkout={checkout} deed="pay" label={view.declined ? 'Try again' : payLabel(about.config)} />
        <CheckoutForm checkout={checkout} deed="release" label="Let it go" look={{ variant: 'outline' }} />
      </div>
    </>
  )
}
