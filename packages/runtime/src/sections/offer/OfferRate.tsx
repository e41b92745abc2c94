import type { Offer } from '@forecourt/rules/entities/Offer'
import { offerCardParts } from '@forecourt/rules/offers/offerParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'

export interface OfferRateProps {
  readonly offer: Offer
  /** As the name of the offer is set, so that neither rate is less prominent. */
  readonly className: string
}

/** The comparison rate of an offer that names a rate, as large as its name (FIN-05). */
export const OfferRate = ({ offer, className }: OfferRateProps) => {
  const rate = shownValue(offerCardParts.rate, { offer })
  return rate && <p className={`heading tabular-nums ${className}`}>Comparison rate {rate}&nbsp;p.a.*</p>
}
