import type { RichText } from '@forecourt/schema/rich-text/RichText'

/** A weekly figure as it is shown: never without its rate and comparison rate (CAR-23, FIN-05). */
export interface WeeklyTexts {
  readonly weeklyText: string
  /** What it comes to a month; only where the site says so (FIN-09). */
  readonly monthlyText: string | null
  readonly rateText: string
  readonly comparisonText: string
}

/** What the estimate box says (FIN-02 to FIN-04). */
export interface EstimateTexts extends WeeklyTexts {
  readonly disclaimer: RichText
  /** A quote service's figure, or the site's own arithmetic. */
  readonly source: 'quote' | 'estimate'
  /** No lender stands behind a quote that was made up for a demonstration. */
  readonly simulated: boolean
}
