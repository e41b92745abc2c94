import { offersAvailabilityMail } from '@forecourt/rules/checkout/Checkout'
import { carHref } from '@forecourt/rules/routing/carHref'
import { ButtonLink } from '../../../ui/Button'
import { Heading } from '../../../ui/Heading'
import { NotifyMe } from '../CheckoutForm'
import type { CheckoutViewProps } from '../CheckoutViewProps'
import { FurtherCars } from '../FurtherCars'

const texts = {
  sold: { heading: 'Sorry, this one has just sold', text: 'You haven’t paid anything. Here are the closest matches.' },
  held: {
    heading: 'It’s on hold for someone else',
    text: 'You haven’t paid anything. Reservations sometimes fall through, so it may become available again.',
  },
  closed: {
    heading: 'It isn’t available online right now',
    text: 'You haven’t paid anything. Ask us about it and we’ll tell you where it’s up to.',
  },
} as const

/** The car is unavailable; offers to be notified when it becomes available, to enquire, or to see alternatives (CHK-02). */
export const TakenView = ({ checkout, context, view, site, request }: CheckoutViewProps<'taken'>) => {
  const { heading, text } = texts[view.why]
  return (
    <>
      <Heading level={1} size="subsection">
        {heading}
      </Heading>
      <p className="mt-2 max-w-prose text-muted text-pretty">{text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {view.why === 'held' && <NotifyMe checkout={checkout} config={context.config} />}
        {view.why !== 'sold' && (
          <ButtonLink
            href={`${carHref(checkout.car)}#enquire`}
            variant={view.why === 'held' && offersAvailabilityMail(checkout, context.config) ? 'outline' : 'primary'}
          >
            Ask about this {checkout.car.itemType}
          </ButtonLink>
        )}
      </div>
      <FurtherCars checkout={checkout} config={context.config} site={site} request={request} />
    </>
  )
}
