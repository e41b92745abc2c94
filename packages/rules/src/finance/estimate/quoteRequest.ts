import type { Car } from '../../entities/Car'
import { hasPrice } from '../../entities/hasPrice'
import { quoteTerms } from './quoteTerms'

/** What a quote service is asked about a car (API-11); the price in dollars, the term in years. */
export interface QuoteRequest {
  readonly selfAssessedCreditScore: 'GREAT'
  readonly purchasePrice: number
  readonly loanTerm: 5
  readonly year: number
  readonly vin: string | null
  readonly nvic: string | null
  readonly whoIsHelping: ''
}

type QuotedCar = Pick<Car, 'priceCents' | 'year' | 'vin' | 'nvic' | 'financeQuote'>

/** Words the question to a quote service; null for a car without a price or with a quote already (API-10, API-11). */
export const quoteRequest = (car: QuotedCar): QuoteRequest | null =>
  car.financeQuote || !hasPrice(car)
    ? null
    : {
        selfAssessedCreditScore: 'GREAT',
        purchasePrice: car.priceCents / 100,
        loanTerm: quoteTerms.termYears,
        year: car.year,
        vin: car.vin,
        nvic: car.nvic,
        whoIsHelping: '',
      }
