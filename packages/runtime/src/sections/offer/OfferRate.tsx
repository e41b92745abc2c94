import type { Offer } from '@forecourt/rules/entities/Offer'
import type { OfferStock } from '@forecourt/rules/entities/OfferStock'
import { creditProviderText } from '@forecourt/rules/finance/small-print/ratesText'
import { offerCardParts } from '@forecourt/rules/offers/offerParts'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

interface OfferRateNoteProps {
  readonly offer: Offer
  readonly config: Pick<ResolvedConfig, 'offers' | 'finance' | 'identity'>
  readonly className?: string
}

/** The comparison rate warning in full, who lends, and the dealer's credit licence (FIN-05). */
const rateTerms = ({ finance }: Pick<ResolvedConfig, 'finance'>): string =>
  [finance.comparisonWarning, creditProviderText(finance)].filter(Boolean).join(' ')

const noteClass = 'max-w-prose text-tiny text-muted text-pretty wrap-anywhere'

/** The representative example of an offer's rate, and the terms of rates (FIN-05). */
export const OfferRateNote = ({ offer, config, className = '' }: OfferRateNoteProps) =>
  shows(offerCardParts.rate, { offer, config }) && (
    <p data-setting="/finance/comparisonWarning" className={`${noteClass} ${className}`}>
      * {offer.rateExample} {rateTerms(config)}
    </p>
  )

interface OfferRepaymentProps extends OfferRateNoteProps {
  /** The cars in stock that it covers; null for none. */
  readonly stock: OfferStock | null
}

/**
 * What the offer's loan comes to for an example price (OFR-02, FIN-25). As large as the description, so that a rate there has no smaller
 * comparison rate beside it (FIN-05).
 */
export const OfferRepayment = ({ offer, config, stock, className = '' }: OfferRepaymentProps) => {
  const text = shownValue(offerCardParts.repayment, { offer, config, stock })
  return text && <p className={`max-w-prose text-muted text-pretty wrap-anywhere ${className}`}>{text}</p>
}

/** The representative example alone, on a card of a row that states the terms of rates below. */
export const OfferRateExample = ({ offer, config, className = '' }: OfferRateNoteProps) =>
  shows(offerCardParts.rate, { offer, config }) && <p className={`${noteClass} ${className}`}>* {offer.rateExample}</p>

/** The terms of the rates of a row of offers, once below it (FIN-05). */
export const OfferRateTerms = ({ config }: Pick<OfferRateNoteProps, 'config'>) => (
  <p data-setting="/finance/comparisonWarning" className={`rate-terms ${noteClass}`}>
    * {rateTerms(config)}
  </p>
)

export interface OfferRateProps extends Pick<OfferRateNoteProps, 'offer' | 'config'> {
  /** Classes of the offer's name, so that both rates are equally prominent. */
  readonly className: string
}

/** The comparison rate of an offer with an interest rate, as large as its name (FIN-05). */
export const OfferRate = ({ offer, config, className }: OfferRateProps) => {
  const rate = shownValue(offerCardParts.rate, { offer, config })
  return rate && <p className={`heading tabular-nums ${className}`}>Comparison rate {rate}&nbsp;p.a.*</p>
}
