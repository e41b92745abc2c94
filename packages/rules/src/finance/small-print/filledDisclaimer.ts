import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { mapWords } from '@forecourt/schema/rich-text/mapWords'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { formatRate } from '../../format/formatRate'

type Terms = Pick<ResolvedConfig['estimate'], 'termYears' | 'depositPercent' | 'finalPaymentPercent' | 'rate' | 'comparisonRate'>

const placeholder = /\{(\w+)\}/g

/** Fills the terms of an estimate into its disclaimer (FIN-02, FIN-04); other words in braces stay as they are. */
export const filledDisclaimer = (
  text: RichText,
  { termYears, depositPercent, finalPaymentPercent, rate, comparisonRate }: Terms,
): RichText => {
  const terms = new Map([
    ['term', String(termYears)],
    ['deposit', `${depositPercent}%`],
    ['finalPayment', `${finalPaymentPercent}%`],
    ['rate', formatRate(rate)],
    ['comparisonRate', formatRate(comparisonRate)],
  ])
  return mapWords(text, (words) => words.replace(placeholder, (whole, name: string) => terms.get(name) ?? whole))
}
