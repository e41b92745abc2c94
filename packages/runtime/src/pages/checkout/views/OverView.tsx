import { canPayDeposit } from '@forecourt/rules/car/canReserve'
import { canSubscribe } from '@forecourt/rules/car/canSubscribe'
import type { JourneyHold } from '@forecourt/rules/checkout/Checkout'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { checkoutHref } from '@forecourt/rules/routing/carHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasMainPhone } from '@forecourt/schema/switches/contactSwitches'
import { ArrowLink } from '../../../ui/ArrowLink'
import { ButtonLink } from '../../../ui/Button'
import { Container } from '../../../ui/Container'
import { Heading } from '../../../ui/Heading'
import { PhoneNumber } from '../../../ui/PhoneNumber'
import { CheckoutForm, NotifyMe } from '../CheckoutForm'
import type { CheckoutViewProps } from '../CheckoutViewProps'
import { FurtherCars } from '../FurtherCars'

/** An invalid link: mistyped or expired. */
export const NoJourney = ({ config }: { readonly config: ResolvedConfig }) => (
  <Container width="narrow" className="pt-10 pb-section">
    <Heading level={1} size="section">
      This link no longer works
    </Heading>
    <p className="mt-3 max-w-prose text-muted text-pretty">
      Part of it may be missing, or it’s more than a month old. If you’ve paid a deposit, it’s safe. Your receipt email has a link to the
      reservation
      {hasMainPhone(config.phone) && (
        <>
          , or call us on <PhoneNumber>{config.phone.main}</PhoneNumber>
        </>
      )}
      .
    </p>
    <div className="mt-6">
      <ArrowLink href="/search">See all cars</ArrowLink>
    </div>
  </Container>
)

interface OutcomeTexts {
  readonly heading: string
  readonly text: (values: { readonly amount: string; readonly noun: string; readonly dealer: string; readonly hold: JourneyHold }) => string
}

const texts: { readonly [How in CheckoutViewProps<'over'>['view']['how']]: OutcomeTexts } = {
  lapsed: {
    heading: 'Your time to pay has run out',
    text: ({ noun }) => `You haven’t been charged, and the ${noun} is no longer on hold for you.`,
  },
  late: {
    heading: 'Your payment arrived too late',
    text: ({ amount, noun, hold }) =>
      `Your time to pay had run out, and someone else now has the ${noun} on hold. ${hold.state === 'refunded' || hold.state === 'released' ? `The full ${amount} has been returned to you.` : `The full ${amount} is on its way back to you.`}`,
  },
  released: {
    heading: 'Your reservation is cancelled',
    text: ({ hold, amount }) => (hold.state === 'refunded' ? `The full ${amount} has been refunded.` : 'You haven’t been charged.'),
  },
  expired: {
    heading: 'Your reservation has ended',
    text: ({ hold, amount }) =>
      hold.state === 'expired'
        ? 'You haven’t been charged. Your bank will release the amount it was holding.'
        : `The full ${amount} ${hold.state === 'refunded' ? 'has been refunded' : 'is on its way back to you'}.`,
  },
  returning: {
    heading: 'Cancelled. Your deposit is on its way back',
    // Covers both an authorised and a captured payment.
    text: ({ amount }) => `Your bank will release or refund the full ${amount}. That can take a few days.`,
  },
  completed: {
    heading: 'It’s yours',
    text: ({ dealer, amount }) => `${dealer} has sold it to you. Your ${amount} deposit came off the price.`,
  },
  stuck: {
    heading: 'Your bank couldn’t accept the refund',
    text: ({ dealer, amount }) =>
      `This can happen when a card has been closed. ${dealer} knows about it and will return your ${amount} another way.`,
  },
  disputed: {
    heading: 'Your bank is looking into it',
    text: ({ dealer }) => `The payment is in dispute. ${dealer} is waiting for your bank’s decision.`,
  },
}

/** Words of a subscription, where they differ. */
const subscriptionTexts: Partial<typeof texts> = {
  released: { heading: 'Your subscription is cancelled', text: texts.released.text },
  expired: {
    heading: 'Your subscription didn’t start',
    text: ({ hold, amount }) =>
      `It wasn’t started in time. The full ${amount} ${hold.state === 'refunded' ? 'has been refunded' : 'is on its way back to you'}.`,
  },
  returning: { heading: 'Cancelled. Your payment is on its way back', text: texts.returning.text },
  completed: {
    heading: 'Your subscription has started',
    text: ({ dealer }) => `Enjoy the drive. ${dealer} has your bond and will return it at the end.`,
  },
}

/** Next actions after a journey has ended: restart if the car is available, be notified, or see alternatives. */
const NextActions = ({ checkout, context }: Pick<CheckoutViewProps<'over'>, 'checkout' | 'context'>) => {
  const { car, kind } = checkout
  if (kind === 'subscribe' ? canSubscribe(car, context.config) : canPayDeposit(car, context.config))
    return checkout.token === null ? (
      <ButtonLink href={checkoutHref(car, kind, context.config)}>Start again</ButtonLink>
    ) : (
      <CheckoutForm checkout={checkout} action="pay" label={kind === 'subscribe' ? 'Try again' : 'Reserve it again'} />
    )
  return car.reserved ? <NotifyMe checkout={checkout} config={context.config} /> : null
}

/** A reservation that ended: the reason and the state of the refund (CHK-04, CHK-05). */
export const OverView = ({ checkout, context, view, site, request }: CheckoutViewProps<'over'>) => {
  const { car, hold } = checkout
  if (!hold) return null
  const { heading, text } = (hold.subscription ? subscriptionTexts[view.how] : undefined) ?? texts[view.how]
  const isSold = view.how === 'completed'
  return (
    <>
      <Heading level={1} size="subsection">
        {heading}
      </Heading>
      <p className="mt-2 max-w-prose text-muted text-pretty" role="status">
        {text({ amount: formatMoney(hold.amountCents), noun: car.itemType, dealer: car.dealershipName, hold })}
      </p>
      <p className="mt-2 text-small text-muted">Reference {hold.reference}</p>
      {!isSold && (
        <>
          <div className="mt-6 flex flex-wrap gap-3">
            <NextActions checkout={checkout} context={context} />
          </div>
          <FurtherCars checkout={checkout} config={context.config} site={site} request={request} />
        </>
      )}
    </>
  )
}
