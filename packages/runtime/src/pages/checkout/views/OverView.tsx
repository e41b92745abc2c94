import { canPayDeposit } from '@forecourt/rules/car/canReserve'
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
      This link doesn’t lead anywhere any more
    </Heading>
    <p className="mt-3 max-w-prose text-muted text-pretty">
      Part of it is missing, or it is more than a month old. Nothing is lost that was paid: the mail with your receipt has the link of the
      reservation
      {hasMainPhone(config.phone) && (
        <>
          , and <PhoneNumber>{config.phone.main}</PhoneNumber> knows where it stands
        </>
      )}
      .
    </p>
    <div className="mt-6">
      <ArrowLink href="/search">See all cars</ArrowLink>
    </div>
  </Container>
)

interface Words {
  readonly heading: string
  readonly text: (about: { readonly amount: string; readonly noun: string; readonly dealer: string; readonly hold: JourneyHold }) => string
}

const words: { readonly [How in CheckoutViewProps<'over'>['view']['how']]: Words } = {
  lapsed: { heading: 'The time to pay ran out', text: ({ noun }) => `Nothing was taken, and the ${noun} is no longer held for you.` },
  late: {
    heading: 'Your payment came too late',
    text: ({ amount, noun, hold }) =>
      `The time to pay had run out, and somebody else holds the ${noun} now. ${hold.state === 'refunded' || hold.state === 'released' ? `All of the ${amount} went back.` : `All of the ${amount} is on its way back to you.`}`,
  },
  released: {
    heading: 'The reservation is cancelled',
    text: ({ hold, amount }) => (hold.state === 'refunded' ? `All of the ${amount} went back to you.` : 'Nothing was taken.'),
  },
  expired: {
    heading: 'The reservation ran out',
    text: ({ hold, amount }) =>
      hold.state === 'expired'
        ? 'Nothing was taken: your bank lets go what was set aside.'
        : `All of the ${amount} ${hold.state === 'refunded' ? 'went back to you' : 'is on its way back to you'}.`,
  },
  returning: {
    heading: 'Cancelled: your deposit comes back to you',
    // Covers both an authorised and a captured payment.
    text: ({ amount }) => `All of the ${amount} is yours again: your bank lets it go or puts it back, which can take it a few days.`,
  },
  completed: {
    heading: 'It is yours',
    text: ({ dealer, amount }) => `${dealer} sold it to you; the ${amount} deposit is part of its price.`,
  },
  stuck: {
    heading: 'Your bank did not take the money back',
    text: ({ dealer, amount }) =>
      `Such as when a card was closed. ${dealer} knows about it and returns the ${amount} to you in another way.`,
  },
  disputed: {
    heading: 'Your bank is looking into it',
    text: ({ dealer }) => `The payment is disputed. ${dealer} waits for what your bank decides.`,
  },
}

/** Next actions after a journey has ended: restart if the car is available, be notified, or see alternatives. */
const Onward = ({ checkout, about }: Pick<CheckoutViewProps<'over'>, 'checkout' | 'about'>) => {
  const { car, kind } = checkout
  if (canPayDeposit(car, about.config))
    return checkout.token === null ? (
      <ButtonLink href={checkoutHref(car, kind, about.config)}>Start again</ButtonLink>
    ) : (
      <CheckoutForm checkout={checkout} deed="pay" label="Reserve it again" />
    )
  return car.reserved ? <NotifyMe checkout={checkout} config={about.config} /> : null
}

/** A reservation that ended: the reason and the state of the refund (CHK-04, CHK-05). */
export const OverView = ({ checkout, about, view, site, request }: CheckoutViewProps<'over'>) => {
  const { car, hold } = checkout
  if (!hold) return null
  const { heading, text } = words[view.how]
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
            <Onward checkout={checkout} about={about} />
          </div>
          <FurtherCars checkout={checkout} config={about.config} site={site} request={request} />
        </>
      )}
    </>
  )
}
