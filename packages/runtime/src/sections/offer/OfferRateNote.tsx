import type { Offer } from '@forecourt/rules/entities/Offer'
import { offerCardParts } from '@forecourt/rules/offers/offerParts'
import { shows } from '@forecourt/rules/parts/shows'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

export interface OfferRateNoteProps {
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
