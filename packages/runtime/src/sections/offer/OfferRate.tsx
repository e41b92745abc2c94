import type { Offer } from '@forecourt/rules/entities/Offer'
import { formatRate } from '@forecourt/rules/finance/formatRate'

export interface OfferRateProps {
  readonly offer: Offer
  /** As the name of the offer is set, so that neither rate is less prominent. */
  readonly className: string
}

/** The comparison rate of an offer that names a rate, as large as its name (FIN-05). */
export const OfferRate = ({ offer: { comparisonRate }, className }: OfferRateProps) =>
  comparisonRate === null ? null : <p className={`heading tabular-nums ${className}`}>Comparison rate {formatRate(comparisonRate)} p.a.*</p>
