import type { Car, FinanceQuote } from '../../entities/Car'
import { hasPrice } from '../../entities/isInStock'

const positive = (value: unknown, most: number): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value <= most ? value : null

/**
 * Reads a quote service's answer (API-12): `weeklyRepaymentAmount` in dollars, `advertisedRate` and `comparisonRate` in percent
 * a year, and whether it is `simulated`. Null for anything else, so that a service that answers nonsense is as good as none (ERR-13).
 */
export const parseQuote = (answer: unknown): FinanceQuote | null => {
  if (typeof answer !== 'object' || answer === null) return null
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate, simulated } = answer as Record<string, unknown>
  const weekly = positive(weeklyRepaymentAmount, 100_000)
  const rate = positive(advertisedRate, 100)
  const comparison = positive(comparisonRate, 100)
  if (!weekly || !rate || !comparison) return null
  return { weeklyCents: Math.round(weekly * 100), rate, comparisonRate: comparison, ...(simulated === true && { simulated }) }
}

/** What a quote service is asked for: five years, with neither deposit nor final payment (API-11, FIN-06). */
export const quoteTerms = { termYears: 5, depositPercent: 0, finalPaymentPercent: 0 } as const

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
