import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RichText } from '@forecourt/schema/rich-text/RichText'

/** The loan that an offer with a rate is for; complete, so that repayments can be calculated (OFR-02, FIN-25). */
export interface OfferLoan {
  readonly offerId: string
  /** Null if the name states the rate, which would be beside the figure twice. */
  readonly offerName: string | null
  /** When the offer comes down, such as '7 Feb 2027'; null for no end. */
  readonly until: string | null
  readonly conditions: RichText | null
  /** Percent a year. */
  readonly rate: number
  /** Percent a year; null only in New Zealand, where there is none. */
  readonly comparisonRate: number | null
  readonly termYears: number
  readonly depositPercent: number
  readonly finalPaymentPercent: number
  readonly fees: ResolvedConfig['lender']['fees']
}
