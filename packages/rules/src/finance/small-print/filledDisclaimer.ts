import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { formatRate } from '../../format/formatRate'

type Terms = Pick<ResolvedConfig['estimate'], 'termYears' | 'depositPercent' | 'finalPaymentPercent' | 'rate' | 'comparisonRate'>

const placeholder = /\{(\w+)\}/g

/** Fills the terms of an estimate into its disclaimer (FIN-02, FIN-04); other words in braces stay as they are. */
export const filledDisclaimer = (text: string, { termYears, depositPercent, finalPaymentPercent, rate, comparisonRate }: Terms): string => {
  const terms = new Map([
    ['term', String(termYears)],
    ['deposit', `${depositPercent}%`],
    ['finalPayment', `${finalPaymentPercent}%`],
    ['rate', formatRate(rate)],
    ['comparisonRate', formatRate(comparisonRate)],
  ])
  return text.replace(placeholder, (whole, name: string) => terms.get(name) ?? whole)
}
