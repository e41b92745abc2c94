import type { Offer } from '@forecourt/rules/entities/Offer'
import { offerCardParts } from '@forecourt/rules/offers/offerParts'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

interface OfferRateNoteProps {
  readonly offer: Offer
  readonly config: Pick<ResolvedConfig, 'finance'>
  readonly className?: string
}

/** The example of an offer's rate, and the whole warning of its comparison rate (FIN-05). */
export const OfferRateNote = ({ offer, config: { finance }, className = '' }: OfferRateNoteProps) =>
  shows(offerCardParts.rate, { offer }) && (
    <p data-setting="/finance/comparisonWarning" className={`max-w-prose text-tiny text-muted text-pretty wrap-anywhere ${className}`}>
      * {offer.rateExample} {finance.comparisonWarning}
    </p>
  )

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
