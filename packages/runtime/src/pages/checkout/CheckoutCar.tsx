import type { Checkout } from '@forecourt/rules/checkout/Checkout'
import { placeInTown } from '@forecourt/rules/locations/placeInTown'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { PriceBlock } from '../../sections/vehicle/PriceBlock'
import { Picture } from '../../ui/Picture'
import { OnRoadTotal } from './OnRoadTotal'

/** The car of a journey beside every step: its picture, name, price of now, what it comes to on the road and where it stands. */
export const CheckoutCar = ({ checkout: { car, charges }, config }: { readonly checkout: Checkout; readonly config: ResolvedConfig }) => {
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
          <PriceBlock car={car} config={config} size="card" />
        </div>
        <OnRoadTotal car={car} charges={charges} />
        <p className="mt-1 text-small text-muted">{placeInTown(car.locationName, car.city)}</p>
      </div>
    </div>
  )
}
