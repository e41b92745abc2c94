import type { Car, FinanceQuote } from '../../entities/Car'
import { hasPrice } from '../../entities/isInStock'
import { financedCents, type OnRoadCar } from '../../pricing/onRoadCosts'
import { validQuote } from './quoteFigures'

const positive = (value: unknown, max: number): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= max ? value : null

/**
 * Parses a quote service's response (API-12): `weeklyRepaymentAmount` in dollars, `advertisedRate` and `comparisonRate` in percent a
 * year, and `simulated`. Null if invalid, which counts as no response (ERR-13).
 */
export const parseQuote = (response: unknown): FinanceQuote | null => {
  if (typeof response !== 'object' || response === null) return null
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate, simulated } = response as Record<string, unknown>
  const weekly = positive(weeklyRepaymentAmount, 100_000)
  const rate = positive(advertisedRate, 100)
  const comparison = positive(comparisonRate, 100)
  if (!weekly || !rate || !comparison) return null
  return { weeklyCents: Math.round(weekly * 100), rate, comparisonRate: comparison, ...(simulated === true && { simulated }) }
}

/** Terms requested from a quote service: five years, no deposit and no final payment (API-11, FIN-06). */
export const quoteTerms = { termYears: 5, depositPercent: 0, finalPaymentPercent: 0 } as const

/** Request body of a quote service (API-11); the price in dollars, the term in years. */
export interface QuoteRequest {
  readonly selfAssessedCreditScore: 'GREAT'
  readonly purchasePrice: number
  readonly loanTerm: 5
  readonly year: number
  readonly vin: string | null
  readonly nvic: string | null
  readonly whoIsHelping: ''
}

type QuotedCar = Pick<Car, 'year' | 'vin' | 'nvic' | 'financeQuote'> & OnRoadCar

/** Builds the quote request of a car, for its price with on-road costs; null if it has no price, or has a valid quote already (API-10, API-11). */
export const quoteRequest = (car: QuotedCar): QuoteRequest | null =>
  validQuote(car) || !hasPrice(car)
    ? null
    : {
        selfAssessedCreditScore: 'GREAT',
        purchasePrice: (financedCents(car) ?? car.priceCents) / 100,
        loanTerm: quoteTerms.termYears,
        year: car.year,
        vin: car.vin,
        nvic: car.nvic,
        whoIsHelping: '',
      }
