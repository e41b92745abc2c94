import { carPageParts } from '@forecourt/rules/car/carPageParts'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { offerCardParts } from '@forecourt/rules/offers/offerParts'
import { offersOfCar } from '@forecourt/rules/offers/offersOfCar'
import { usualRateText } from '@forecourt/rules/offers/usualRateText'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import { conditionsHref, offerHref } from '@forecourt/rules/routing/offerHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { OfferRate, OfferRateNote } from '../../../sections/offer/OfferRate'
import { vehicleNoun } from '../../../sections/vehicle/vehicleNoun'
import { Icon } from '../../../ui/Icon'

interface CarOffersProps {
  readonly car: Car
  /** The site's current offers that show on cars. */
  readonly offers: readonly Offer[]
  readonly config: ResolvedConfig
  /** The instant of the page, ISO in UTC. */
  readonly now: string
}

const OneOffer = ({ offer, config }: { readonly offer: Offer; readonly config: ResolvedConfig }) => {
  const [period, buyer] = [shownValue(offerCardParts.period, { offer }), shownValue(offerCardParts.buyer, { offer, config })]
  return (
    <>
      <a href={offerHref(config, offer)} className="-mb-3 block py-3 text-link text-small underline-offset-4 wrap-anywhere hover:underline">
        {offer.name}
      </a>
      {(buyer || period) && <p className="text-small text-muted">{[buyer, period].filter(Boolean).join(' · ')}</p>}
      <OfferRate offer={offer} config={config} className="mt-1 text-small leading-tight" />
      <OfferRateNote offer={offer} config={config} className="mt-2" />
      {shows(offerCardParts.disclaimer, { offer }) && (
        <p className="text-small text-muted">
          <a href={conditionsHref(config, offer)} className="inline-flex min-h-8 items-center underline underline-offset-2 hover:text-text">
            Conditions apply
            <span className="sr-only"> to {offer.name}</span>
          </a>
        </p>
      )}
    </>
  )
}

/** Offers that apply to a car, under its price; an offer with an interest rate shows the comparison rate equally large (OFR-01, FIN-05). */
export const CarOffers = ({ car, offers: all, config, now }: CarOffersProps) => {
  const offers = shownValue(carPageParts.offer, { car, config, offers: offersOfCar({ car, offers: all }) })
  if (!offers) return null
  const usualRate = usualRateText({ offers, cars: [car], config, now })
  const heading = `${offers.length > 1 ? 'Offers' : 'Offer'} on this ${vehicleNoun[car.itemType]}`
  return (
    <section aria-label={heading} data-tone="surface" className="flex gap-3 rounded-field bg-background px-4 pt-3 pb-1 text-text">
      <Icon name="gift" size={22} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1 pb-2">
        <p className="font-semibold">{heading}</p>
        {offers.length > 1 ? (
          <ul>
            {offers.map((offer) => (
              <li key={offer.id}>
                <OneOffer offer={offer} config={config} />
              </li>
            ))}
          </ul>
        ) : (
          offers.map((offer) => <OneOffer key={offer.id} offer={offer} config={config} />)
        )}
        {usualRate && <p className="text-small text-muted text-pretty">{usualRate}</p>}
      </div>
    </section>
  )
}
