import { carPageParts } from '@forecourt/rules/car/carPageParts'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { offerCardParts } from '@forecourt/rules/offers/offerParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { offerHref } from '@forecourt/rules/routing/offerHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { OfferRate } from '../../../sections/offer/OfferRate'
import { OfferRateNote } from '../../../sections/offer/OfferRateNote'
import { vehicleNoun } from '../../../sections/vehicle/vehicleNoun'
import { Icon } from '../../../ui/Icon'

interface CarOfferProps {
  readonly car: Car
  readonly offer: Offer | null
  readonly config: ResolvedConfig
}

/** The offer a dealer chose for a car, or one that is for cars like it, under its price; one that names a rate says its comparison rate as large as itself (OFR-01, FIN-05). */
export const CarOffer = ({ car, offer: chosen, config }: CarOfferProps) => {
  const offer = shownValue(carPageParts.offer, { car, config, offer: chosen })
  if (!offer) return null
  const [period, buyer] = [shownValue(offerCardParts.period, { offer }), shownValue(offerCardParts.buyer, { offer, config })]
  const heading = `Offer on this ${vehicleNoun[car.itemType]}`
  return (
    <section aria-label={heading} data-tone="surface" className="flex gap-3 rounded-field bg-background px-4 pt-3 pb-1 text-text">
      <Icon name="gift" size={22} className="mt-0.5 shrink-0" />
      <div className="min-w-0 pb-2">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{heading}</span>
          {(buyer || period) && <span className="text-small text-muted">{[buyer, period].filter(Boolean).join(' · ')}</span>}
        </p>
        <a
          href={offerHref(config, offer)}
          className="-mb-2 inline-flex min-h-11 items-center text-link text-small underline-offset-4 wrap-anywhere hover:underline"
        >
          {offer.name}
        </a>
        <OfferRate offer={offer} className="mt-1 text-small leading-tight" />
        <OfferRateNote offer={offer} config={config} className="mt-2" />
      </div>
    </section>
  )
}
