import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import type { Car, FinanceLender } from '../../entities/Car'
import type { OnRoadCar } from '../../pricing/onRoadCosts'
import type { WeeklyLoan } from '../small-print/FinanceTexts'
import { isForPrice } from './isForPrice'

/** A lender's fees in cents. */
interface LenderFees {
  /** Added to the amount borrowed (FIN-25, FIN-26). */
  readonly financedCents: number
  /** Paid once upfront. */
  readonly upfrontCents: number
  readonly monthlyCents: number
}

const toCents = (dollars: number) => Math.round(dollars * 100)

/** Sums a lender's fees by type (FIN-26, FIN-29); monthly fees are never financed. */
export const lenderFees = ({ fees }: Pick<ResolvedConfig['lender'], 'fees'>): LenderFees => {
  const sums = { financedCents: 0, upfrontCents: 0, monthlyCents: 0 }
  for (const { amount, every, financed } of fees) {
    if (every === 'month') sums.monthlyCents += toCents(amount)
    else if (financed) sums.financedCents += toCents(amount)
    else sums.upfrontCents += toCents(amount)
  }
  return sums
}

/** A lender's figures with the rates that the site's country requires. */
export type RatedLender = FinanceLender & { readonly interestRate: number }

/** What decides which lender's figures a site shows: its provider, and its country. */
export interface LenderConfig {
  readonly finance: Pick<ResolvedConfig['finance'], 'provider'>
  readonly identity: Pick<ResolvedConfig['identity'], 'country'>
}

const hasRates = (lender: FinanceLender, identity: LenderConfig['identity']): lender is RatedLender =>
  Number.isFinite(lender.interestRate) && (!statesComparisonRate(identity) || Number.isFinite(lender.comparisonRate))

/** A car with the figures of its lenders, and with its prices, which decide whether the figures are for it. */
export type LentCar = Pick<Car, 'financeLenders'> & OnRoadCar

/** The provider's figures of a car, of whichever price; undefined if there are none (CAR-23). */
export const storedFigures = (
  { financeLenders }: Pick<Car, 'financeLenders'>,
  { provider }: Pick<ResolvedConfig['finance'], 'provider'>,
): FinanceLender | undefined => (Object.hasOwn(financeLenders, provider) ? financeLenders[provider] : undefined)

/** The provider's figures for a car at its price; undefined if there are none (CAR-23). */
export const providerFigures = (car: LentCar, finance: Pick<ResolvedConfig['finance'], 'provider'>): FinanceLender | undefined => {
  const stored = storedFigures(car, finance)
  return stored && isForPrice(stored, car) ? stored : undefined
}

type StatedTerm = Pick<FinanceLender, 'termYears' | 'termMonths' | 'termWeeks'>

/** A lender's term in each unit that it states, in years. */
export const statedTerms = ({
  termYears,
  termMonths,
  termWeeks,
}: StatedTerm): { readonly years?: number; readonly months?: number; readonly weeks?: number } => ({
  ...(typeof termYears === 'number' && { years: termYears }),
  ...(typeof termMonths === 'number' && { months: termMonths / 12 }),
  ...(typeof termWeeks === 'number' && { weeks: termWeeks / 52 }),
})

/**
 * Years of a lender's term, which may be stated in months or weeks (ENT-06); null if it states none.
 *
 * @example termInYears({ termYears: null, termMonths: 54 }) // 4.5
 */
export const termInYears = (figures: StatedTerm): number | null => {
  const { years, months, weeks } = statedTerms(figures)
  const term = years ?? months ?? weeks
  return term === undefined ? null : Math.round(term * 100) / 100
}

/** Weeks per month in weekly figures (FIN-09). */
const weeksPerMonth = 4.33

/** The loan that a lender's figures are for, without its price; terms that it doesn't state are five years, no deposit, no final payment. */
export const repaidLoan = (figures: RatedLender): Omit<WeeklyLoan, 'priceCents'> => ({
  weeklyCents: figures.paymentWeekCents ?? Math.round((figures.paymentMonthCents ?? 0) / weeksPerMonth),
  rate: figures.interestRate,
  termYears: termInYears(figures) ?? 5,
  depositCents: figures.depositCents ?? 0,
  residualCents: figures.balloonCents ?? 0,
  establishmentFeesCents: figures.establishmentFeesCents,
})

/**
 * The provider's figures for a car at its price; null without figures or without both rates (CAR-23). In New Zealand, which has no
 * comparison rate, the interest rate is enough (CFG-02).
 */
export const lenderFigures = (car: LentCar, { finance, identity }: LenderConfig): RatedLender | null => {
  const lender = providerFigures(car, finance)
  return lender && hasRates(lender, identity) ? lender : null
}
