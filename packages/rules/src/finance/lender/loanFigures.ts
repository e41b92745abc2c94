import { memoised } from '@forecourt/schema/memoised'
import { plainText } from '@forecourt/schema/rich-text/plainText'
import { parseStoredText } from '@forecourt/schema/rich-text/storedText'
import { writeLightText } from '@forecourt/schema/rich-text/writeLightText'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import type { Car, CarType, Cents, FinanceLender } from '../../entities/Car'
import { hasPrice } from '../../entities/isInStock'
import { financedCents, type OnRoadCar } from '../../pricing/onRoadCosts'
import type { Problems } from '../../records/fieldProblems'
import type { Country } from '../../records/kinds/countryTerms'
import type { LenderValues } from '../../records/kinds/lenderFields'
import { paymentFrequencies } from '../calculator/paymentFrequencies'
import { periodicRepayment } from '../calculator/periodicRepayment'
import { comparisonRate } from '../comparisonRate'
import { toNumber } from '../Decimal'
import { isForPrice } from './isForPrice'

/** Points by which lenders' comparison rates differ, because they count days differently. */
const comparisonTolerance = 0.1

/**
 * The lowest comparison rate that a rate and an establishment fee allow, without other fees: of a loan of $30,000 over 5 years (FIN-05).
 * Percent a year.
 */
const lowestComparison = (ratePercent: number, establishmentCents: Cents): number =>
  comparisonRate(ratePercent, 'monthly', {
    fees: [{ id: 'establishment', label: '', amount: establishmentCents / 100, every: 'once', financed: true }],
  }) ?? ratePercent

const comparisonProblem = (stated: number, rate: number, establishmentCents: Cents): Problems => {
  if (stated < rate) return { comparisonRate: 'A comparison rate includes the fees, so it can’t be lower than the interest rate.' }
  const lowest = lowestComparison(rate, establishmentCents)
  if (stated >= lowest - comparisonTolerance) return {}
  return {
    comparisonRate: `With the establishment fee, the comparison rate is at least ${lowest.toFixed(2)}%. Check the rates and the fee with the lender.`,
  }
}

/**
 * Validates a lender's terms against each other and the law of its business's country (FIN-05, ENT-26): in Australia there is a comparison
 * rate, it isn't below the rate with the establishment fee, and an amount is left to borrow.
 */
export const lenderProblems = (
  {
    interestRate,
    comparisonRate: stated,
    depositPercent,
    balloonPercent,
    establishmentCents,
  }: Pick<LenderValues, 'interestRate' | 'comparisonRate' | 'depositPercent' | 'balloonPercent' | 'establishmentCents'>,
  country: Country,
): Problems => ({
  ...(stated === null &&
    statesComparisonRate({ country }) && { comparisonRate: 'Enter the comparison rate. A rate can’t be shown without it.' }),
  ...(interestRate !== null && stated !== null && comparisonProblem(stated, interestRate, establishmentCents ?? 0)),
  ...((depositPercent ?? 0) + (balloonPercent ?? 0) > 90 && { balloonPercent: 'The deposit and final payment leave nothing to repay.' }),
})

/** A lender's terms: rates and shares in percent, fees in cents (ENT-26). */
export interface LenderTerms {
  readonly provider: string
  /** Car types; empty for all. */
  readonly carTypes: readonly CarType[]
  readonly interestRate: number
  /** Null only in New Zealand, where there is none. */
  readonly comparisonRate: number | null
  readonly termYears: number
  readonly depositPercent: number
  readonly balloonPercent: number
  readonly establishmentCents: Cents
  /** A stored rich text. */
  readonly disclaimer: string | null
}

/** Converts a lender's disclaimer to light text (`parseLightText`): the disclaimers that feeds deliver have this format. */
const smallPrintText = memoised((stored: string): string => {
  const text = parseStoredText(stored)
  return writeLightText(text) ?? plainText(text)
}, 100)

/** The figures of a loan for a price with on-road costs (ENT-26, FIN-25). */
export const computeFigures = (priceCents: Cents, terms: Omit<LenderTerms, 'provider' | 'carTypes'>): FinanceLender => {
  const { interestRate, comparisonRate, termYears, depositPercent, balloonPercent, establishmentCents, disclaimer } = terms
  const depositCents = Math.round((priceCents * depositPercent) / 100)
  const balloonCents = Math.round((priceCents * balloonPercent) / 100)
  const principalCents = priceCents - depositCents + establishmentCents
  const repaymentsAt = (frequency: 'weekly' | 'monthly') => {
    const { perYear } = paymentFrequencies[frequency]
    const payments = Math.round(perYear * termYears)
    const repayment = periodicRepayment({
      principalCents,
      residualCents: balloonCents,
      ratePercent: interestRate,
      paymentsPerYear: perYear,
      payments,
    })
    return { cents: Math.round(toNumber(repayment)), payments }
  }
  const [weekly, monthly] = [repaymentsAt('weekly'), repaymentsAt('monthly')]
  return {
    priceCents,
    ...{ interestRate, comparisonRate, termYears, depositCents, balloonCents },
    disclaimer: disclaimer === null ? null : smallPrintText(disclaimer),
    paymentWeekCents: weekly.cents,
    paymentMonthCents: monthly.cents,
    establishmentFeesCents: establishmentCents,
    totalPayableCents: weekly.cents * weekly.payments + balloonCents,
  }
}

/**
 * Adds the figures of the dealership's lenders, for the car's price with on-road costs, to the car's own, which take precedence if they are
 * for its price (ENT-06, ENT-26, FIN-25): per provider the first terms that apply to the car.
 */
export const loanFigures = (
  car: Pick<Car, 'financeLenders' | 'carType'> & OnRoadCar,
  terms: readonly LenderTerms[],
): Car['financeLenders'] => {
  const { financeLenders, carType } = car
  const priceCents = terms.length === 0 ? null : financedCents(car)
  if (priceCents === null || !hasPrice({ priceCents })) return financeLenders
  const figures: { [provider: string]: FinanceLender } = Object.fromEntries(
    Object.entries(financeLenders).filter(([, own]) => isForPrice(own, car)),
  )
  for (const each of terms)
    if (!Object.hasOwn(figures, each.provider) && (each.carTypes.length === 0 || each.carTypes.includes(carType)))
      figures[each.provider] = computeFigures(priceCents, each)
  // Those for another price stay: the reasons of the page say so.
  return { ...financeLenders, ...figures }
}
