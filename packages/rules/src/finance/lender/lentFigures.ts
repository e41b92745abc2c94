import { memoised } from '@forecourt/schema/memoised'
import { plainText } from '@forecourt/schema/rich-text/plainText'
import { parseStoredText } from '@forecourt/schema/rich-text/storedText'
import { writeLightText } from '@forecourt/schema/rich-text/writeLightText'
import type { Car, CarType, Cents, FinanceLender } from '../../entities/Car'
import { hasPrice } from '../../entities/isInStock'
import type { Problems } from '../../records/fieldProblems'
import type { LenderValues } from '../../records/kinds/lenderFields'
import { paymentFrequencies } from '../calculator/paymentFrequencies'
import { periodicRepayment } from '../calculator/periodicRepayment'
import { toNumber } from '../Decimal'

/** Says what the terms of a lender ask of one another (FIN-05, ENT-26): a comparison rate is no lower than the rate, and something is left to lend. */
export const lenderProblems = ({
  interestRate,
  comparisonRate,
  depositPercent,
  balloonPercent,
}: Pick<LenderValues, 'interestRate' | 'comparisonRate' | 'depositPercent' | 'balloonPercent'>): Problems => ({
  ...(interestRate !== null &&
    comparisonRate !== null &&
    comparisonRate < interestRate && {
      comparisonRate: 'A comparison rate counts the fees, too: it is never lower than the interest rate.',
    }),
  ...((depositPercent ?? 0) + (balloonPercent ?? 0) > 90 && { balloonPercent: 'Deposit and final payment leave nothing to repay.' }),
})

/** On which terms a lender lends: rates and shares in percent, fees in cents (ENT-26). */
export interface LenderTerms {
  readonly provider: string
  /** Empty: for all. */
  readonly carTypes: readonly CarType[]
  readonly interestRate: number
  readonly comparisonRate: number
  readonly termYears: number
  readonly depositPercent: number
  readonly balloonPercent: number
  readonly establishmentCents: Cents
  /** As its column holds it. */
  readonly disclaimer: string | null
}

/** A formatted text as a car's figures hold it: words with marks, like those that feeds bring. */
const markedWords = memoised((stored: string): string => {
  const text = parseStoredText(stored)
  return writeLightText(text) ?? plainText(text)
}, 100)

const figuresOf = (priceCents: Cents, terms: LenderTerms): FinanceLender => {
  const { interestRate, comparisonRate, termYears, depositPercent, balloonPercent, establishmentCents, disclaimer } = terms
  const depositCents = Math.round((priceCents * depositPercent) / 100)
  const balloonCents = Math.round((priceCents * balloonPercent) / 100)
  const principalCents = priceCents - depositCents + establishmentCents
  const every = (frequency: 'weekly' | 'monthly') => {
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
  const [weekly, monthly] = [every('weekly'), every('monthly')]
  return {
    ...{ interestRate, comparisonRate, termYears, depositCents, balloonCents },
    disclaimer: disclaimer === null ? null : markedWords(disclaimer),
    paymentWeekCents: weekly.cents,
    paymentMonthCents: monthly.cents,
    establishmentFeesCents: establishmentCents,
    totalPayableCents: weekly.cents * weekly.payments + balloonCents,
  }
}

/**
 * Gives a car the figures of its dealership's lenders beside those it brings itself, which come first (ENT-06, ENT-26, FIN-25): of
 * several terms of a provider the first that are for such a car.
 */
export const lentFigures = (
  { financeLenders, priceCents, carType }: Pick<Car, 'financeLenders' | 'priceCents' | 'carType'>,
  terms: readonly LenderTerms[],
): Car['financeLenders'] => {
  if (terms.length === 0 || priceCents === null || !hasPrice({ priceCents })) return financeLenders
  const figures: { [provider: string]: FinanceLender } = { ...financeLenders }
  for (const each of terms)
    if (!Object.hasOwn(figures, each.provider) && (each.carTypes.length === 0 || each.carTypes.includes(carType)))
      figures[each.provider] = figuresOf(priceCents, each)
  return figures
}
