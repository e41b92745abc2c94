import type { Cents, FinanceQuote } from '../../entities/Car'
import type { FinanceFigures } from '../small-print/FinanceTexts'
import { figureFees } from '../small-print/figureFees'

/**
 * Says which loan a quote is for: the one that was asked for, 5 years with no deposit and no final payment, with whatever fees are in
 * the figure (API-11, API-12). Null where the figure is lower than that comes to.
 */
export const quoteFigures = ({ weeklyCents, rate, comparisonRate }: FinanceQuote, priceCents: Cents): FinanceFigures | null => {
  const terms = { termYears: 5, depositCents: 0, residualCents: 0 }
  const fees = figureFees({ ...terms, priceCents, weeklyCents, rate, establishmentFeesCents: null })
  return fees && { source: 'quote', priceCents, weeklyCents, rate, comparisonRate, ...terms, lender: { fees, rounding: 'nearest' } }
}
