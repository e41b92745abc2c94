import { Heading } from '../../../ui/Heading'
import type { CheckoutViewProps } from '../CheckoutViewProps'
import { RefreshAfter } from '../RefreshAfter'

/** The time to pay is over: the bank is asked once more whether it was paid before the car is let go (CHK-05). */
export const TimeUpView = ({ checkout }: CheckoutViewProps<'timeUp'>) => (
  <>
    <RefreshAfter token={checkout.token} seconds={4} />
    <Heading level={1} size="subsection">
      The time to pay is over
    </Heading>
    <p role="status" className="mt-2 max-w-prose text-muted text-pretty">
      We ask the bank once more whether your deposit was paid; this page says so in a few seconds. If it was, the {checkout.car.itemType} is
      reserved for you. If not, nothing was taken.
    </p>
  </>
)
