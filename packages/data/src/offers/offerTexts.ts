import type { Offer } from '@forecourt/rules/entities/Offer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { plainText } from '@forecourt/schema/rich-text/plainText'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'

type OfferTexts = Pick<Offer, 'name' | 'description' | 'disclaimer' | 'rateExample' | 'comparisonRate'>

/** The texts of an offer that aren't empty, by field. */
export const offerFieldTexts = ({ name, description, disclaimer, rateExample }: OfferTexts): (readonly [field: string, text: string])[] =>
  (
    [
      ['name', name],
      ['description', plainText(description)],
      ['disclaimer', plainText(disclaimer ?? '')],
      ['rateExample', rateExample ?? ''],
    ] as const
  ).filter(([, text]) => text !== '')

/** What an offer's page adds to its texts: where sites state a comparison rate, that rate and the site's warning. */
export const offerRateTexts = (
  { comparisonRate }: OfferTexts,
  { identity, finance }: Pick<ResolvedConfig, 'identity' | 'finance'>,
): string[] =>
  comparisonRate !== null && statesComparisonRate(identity) ? [`Comparison rate ${comparisonRate}% p.a.`, finance.comparisonWarning] : []
