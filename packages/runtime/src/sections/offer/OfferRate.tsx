import type { Offer } from '@forecourt/rules/entities/Offer'
import { offerCardParts } from '@forecourt/rules/offers/offerParts'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

interface OfferRateNoteProps {
  readonly offer: Offer
  readonly config: Pick<ResolvedConfig, 'finance'>
  readonly className?: string
}

/** The representative example of an offer's rate, and the full comparison rate warning (FIN-05). */
export const OfferRateNote = ({ offer, config: { finance }, className = '' }: OfferRateNoteProps) =>
  shows(offerCardParts.rate, { offer }) && (
    <p data-setting="/finance/comparisonWarning" className={`max-w-prose text-tiny text-muted text-pretty wrap-anywhere ${className}`}>
      * {offer.rateExample} {finance.comparisonWarning}
    </p>
  )

export interface OfferRateProps {
  readonly offer: Offer
  /** Classes of the offer's name, so that both rates are equally prominent. */
  readonly className: string
}

/** The comparison rate of an offer with an interest rate, as large as its name (FIN-05). */
export const OfferRate = ({ offer, className }: OfferRateProps) => {
  const rate = shownValue(offerCardParts.rate, { offer })
  return rate && <p className={`heading tabular-nums ${className}`}>Comparison rate {rate}&nbsp;p.a.*</p>
}
