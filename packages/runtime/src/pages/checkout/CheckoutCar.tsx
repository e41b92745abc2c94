import type { Checkout } from '@forecourt/rules/checkout/Checkout'
import { nameWithTown } from '@forecourt/rules/locations/locationNames'
import { onRoadCosts, onRoadLabel } from '@forecourt/rules/pricing/onRoadCosts'
import { carHref } from '@forecourt/rules/routing/carHref'
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

interface CheckoutCarProps extends Pick<Checkout, 'kind' | 'car'> {
  readonly config: ResolvedConfig
}

/** The car beside every checkout step, and beside the sign-in before it: picture, name, current price, drive-away price and location. */
export const CheckoutCar = ({ kind, car, config }: CheckoutCarProps) => {
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
          <PriceBlock car={car} config={config} size="card" statesOnRoad={kind === 'subscribe'} />
        </div>
        {kind !== 'subscribe' && <OnRoadTotal car={car} />}
        <p className="mt-1 text-small text-muted">{nameWithTown(car.locationName, car.city)}</p>
      </div>
    </div>
  )
}
