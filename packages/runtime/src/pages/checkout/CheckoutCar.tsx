import type { Checkout } from '@forecourt/rules/checkout/Checkout'
import type { SubscriptionPlan } from '@forecourt/rules/entities/SubscriptionPlan'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { nameWithTown } from '@forecourt/rules/locations/locationNames'
import { weeklyCoverText } from '@forecourt/rules/pricing/displayPrice'
import { onRoadCosts, onRoadLabel } from '@forecourt/rules/pricing/onRoadCosts'
import { carHref } from '@forecourt/rules/routing/carHref'
import { planPrice } from '@forecourt/rules/subscriptions/planPrice'
import { dueCents } from '@forecourt/rules/subscriptions/subscriptionQuote'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { PriceBlock } from '../../sections/vehicle/PriceBlock'
import { Picture } from '../../ui/Picture'

/** The drive-away price, as large as the car's price, with its breakdown: a single total price (ACL s 48). */
const OnRoadTotal = ({ car }: Pick<Checkout, 'car'>) => {
  const costs = onRoadCosts(car)
  if (!costs) return null
  return (
    <>
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 text-small">
        {costs.lines.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="text-muted wrap-anywhere">{name}</dt>
            <dd className="text-end tabular-nums">{text}</dd>
          </div>
        ))}
        <div className="col-span-2 flex items-baseline justify-between gap-4 border-line border-t pt-1.5">
          <dt className="font-semibold">{onRoadLabel(costs)}</dt>
          <dd className="heading text-end text-subsection tabular-nums">{costs.totalText}</dd>
        </div>
      </dl>
      {!costs.isKnown && (
        <p className="mt-2 text-tiny text-muted text-pretty">
          For private buyers where the car is. Registering it elsewhere can change the charges. {car.dealershipName} will confirm the total
          before you pay the rest.
        </p>
      )}
    </>
  )
}

interface ChosenPlanProps {
  readonly plan: SubscriptionPlan
  readonly config: ResolvedConfig
  /** Whether the first payment is still to be made. */
  readonly isDue: boolean
}

/** The chosen subscription instead of the car's usual weekly price, and what is paid online (CAR-14, CHK-03). */
const ChosenPlan = ({ plan, config, isDue }: ChosenPlanProps) => {
  const { text, minimum, typeText } = planPrice(plan, config)
  const cover = weeklyCoverText({ includes: null, excludes: config.price.subscriptionExcludes.trim() })
  return (
    <div data-setting="/price/offerSubscriptions">
      <p className="heading text-subsection leading-tight tabular-nums">{text}</p>
      {minimum && <p className="mt-0.5 text-small text-pretty tabular-nums">{minimum.full}</p>}
      <p className="text-tiny text-muted text-pretty">{[typeText, plan.includes].filter(Boolean).join(', ')}</p>
      {cover && (
        <p data-setting="/price/subscriptionExcludes" className="text-tiny text-muted text-pretty">
          {cover}
        </p>
      )}
      {isDue && (
        <p className="mt-2 flex items-baseline justify-between gap-4 border-line border-t pt-1.5 text-small">
          <span>To pay now</span> <strong className="tabular-nums">{formatMoney(dueCents(plan))}</strong>
        </p>
      )}
    </div>
  )
}

interface CheckoutCarProps extends Pick<Checkout, 'kind' | 'car'> {
  readonly config: ResolvedConfig
  /** The chosen subscription; null before the choice, and for a reservation or purchase. */
  readonly plan?: SubscriptionPlan | null
  /** Whether the first payment of the subscription is still to be made. */
  readonly isDue?: boolean
}

/**
 * The car beside every checkout step, and beside the sign-in before it: picture, name, current price or chosen subscription, drive-away
 * price and location.
 */
export const CheckoutCar = ({ kind, car, config, plan = null, isDue = false }: CheckoutCarProps) => {
  const image = car.images[0]?.key
  return (
    <div className="flex items-start gap-4 lg:block">
      {image && (
        <div className="w-28 shrink-0 overflow-hidden rounded-field bg-raised lg:w-full">
          <Picture source={image} alt="" sizes="(min-width: 64rem) 22rem, 7rem" />
        </div>
      )}
      <div className="min-w-0 flex-1 lg:mt-4">
        <p className="font-semibold text-pretty wrap-anywhere">
          <a href={carHref(car)} className="text-text underline-offset-4 hover:underline">
            {car.name}
          </a>
        </p>
        <div className="mt-1">
          {plan ? (
            <ChosenPlan plan={plan} config={config} isDue={isDue} />
          ) : (
            <PriceBlock car={car} config={config} size="card" statesOnRoad={kind === 'subscribe'} />
          )}
        </div>
        {kind !== 'subscribe' && <OnRoadTotal car={car} />}
        <p className="mt-1 text-small text-muted">{nameWithTown(car.locationName, car.city)}</p>
      </div>
    </div>
  )
}
