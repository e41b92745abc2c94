import { journeyPriceCents } from '@forecourt/rules/checkout/journeyPriceCents'
import { enteredPlan } from '@forecourt/rules/checkout/steps/plan'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import type { Car } from '@forecourt/rules/entities/Car'
import { formatDate } from '@forecourt/rules/format/formatDate'
import { type DisplayPrice, displayPrice } from '@forecourt/rules/pricing/displayPrice'
import { onRoadCosts } from '@forecourt/rules/pricing/onRoadCosts'
import { planPrice } from '@forecourt/rules/subscriptions/planPrice'
import { OnRoadSum } from '../../../sections/vehicle/OnRoadSum'
import { ButtonLink } from '../../../ui/Button'
import { Heading } from '../../../ui/Heading'
import { CheckoutForm } from '../CheckoutForm'
import type { CheckoutViewProps } from '../CheckoutViewProps'

/** What a price comes to and includes, as on the car's page (ACL s 48). */
const PriceTerms = ({ price: { minimum, typeText } }: { readonly price: Pick<DisplayPrice, 'minimum' | 'typeText'> }) => (
  <span className="block text-small text-pretty text-muted">
    {minimum && <span className="block">{minimum.full}</span>}
    {typeText && <span className="block">{typeText}</span>}
  </span>
)

/** The car's price changed during the journey: shows both prices; the shopper must accept the new one to continue (RTE-06). */
export const PriceView = ({ checkout, context }: CheckoutViewProps<'price'>) => {
  const { car, seen, kind, pricedAt } = checkout
  const { price, identity } = context.config
  const plain = { ...context.config, price: { ...price, offerSubscriptions: false } }
  const byWeek = kind === 'subscribe'
  const settings = byWeek ? context.config : plain
  const then = byWeek ? { subscriptionPriceCents: seen.cents } : { priceCents: seen.cents, priceType: seen.type }
  const priceOf = (priced: Car) => {
    const plan = byWeek ? enteredPlan({ ...context, car: priced }) : null
    return plan ? planPrice(plan, context.config) : displayPrice({ ...priced, beforePriceCents: null }, settings)
  }
  const before = priceOf({ ...car, ...then })
  const now = priceOf(car)
  const costs = byWeek ? null : onRoadCosts(car)
  const day = pricedAt && formatDate(momentInZone(pricedAt, identity.timeZone).date)
  const isLess = (journeyPriceCents(kind, car) ?? 0) < seen.cents
  return (
    <>
      <Heading level={1} size="subsection">
        {isLess ? 'Good news, the price has dropped' : 'The price has changed'}
      </Heading>
      <p className="mt-2 max-w-prose text-muted text-pretty">
        {car.dealershipName} {day ? `changed it on ${day}` : 'has changed it since you last looked'}. You haven’t paid anything, and your
        details are still here.
      </p>
      <dl className="mt-6 grid max-w-xl gap-x-8 gap-y-4 rounded-card bg-surface p-5 sm:grid-cols-2">
        <div>
          <dt className="text-small text-muted">Before</dt>
          <dd className="tabular-nums">
            <s className="text-lead text-muted">{before.text}</s>
            <PriceTerms price={before} />
          </dd>
        </div>
        <div>
          <dt className="text-small text-muted">Now</dt>
          <dd className="tabular-nums">
            <strong className={`heading leading-tight ${costs ? 'text-card' : 'text-subsection'}`}>{now.text}</strong>
            <PriceTerms price={now} />
            {costs && (
              <span className="mt-1 block text-small">
                <OnRoadSum costs={costs} size="card" />
              </span>
            )}
          </dd>
        </div>
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <CheckoutForm checkout={checkout} action="price" label={`Continue at ${now.text}`} />
        <ButtonLink href={`/cars/${car.slug}`} variant="outline">
          Back to the {car.itemType}
        </ButtonLink>
      </div>
    </>
  )
}
