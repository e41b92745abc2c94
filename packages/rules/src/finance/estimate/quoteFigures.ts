import type { Car, Cents, FinanceQuote } from '../../entities/Car'
import type { OnRoadCar } from '../../pricing/onRoadCosts'
import { isForPrice } from '../lender/isForPrice'
import type { FinanceFigures } from '../small-print/FinanceTexts'
import { figureFees } from '../small-print/figureFees'

/** The quote stored with a car, if it is for its price: the charges of its dealership may have changed since. */
export const validQuote = (car: Pick<Car, 'financeQuote'> & OnRoadCar): FinanceQuote | null => {
  const { financeQuote: quote } = car
  return quote && isForPrice({ priceCents: quote.priceCents ?? car.priceCents }, car) ? quote : null
}

/**
 * Terms of the loan behind a quote: those requested, 5 years without deposit and final payment, with the fees implied by the figure
 * (API-11, API-12). Null if the figure is too low for these terms.
 *
 * @param shownCents the car's displayed price
 */
export const quoteFigures = (quote: FinanceQuote, shownCents: Cents): FinanceFigures | null => {
  const { weeklyCents, rate, comparisonRate, priceCents = shownCents } = quote
  const terms = { termYears: 5, depositCents: 0, residualCents: 0 }
  const fees = figureFees({ ...terms, priceCents, weeklyCents, rate, establishmentFeesCents: null })
  return fees && { source: 'quote', priceCents, weeklyCents, rate, comparisonRate, ...terms, lender: { fees, rounding: 'nearest' } }
}
