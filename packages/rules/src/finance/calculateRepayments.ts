import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import { formatMoney } from '../pricing/formatMoney'
import type { CalculatorEntry } from './CalculatorEntry'
import { calculatorBounds } from './calculatorBounds'
import { clampEntry } from './clampEntry'
import { comparisonRate } from './comparisonRate'
import { decimalOf, roundedTo } from './Decimal'
import { type FeeText, feeTexts } from './feeTexts'
import { formatRate } from './formatRate'
import { lenderFees } from './lenderFees'
import { paymentFrequencies } from './paymentFrequencies'
import { periodicRepayment } from './periodicRepayment'
import { printedExample } from './printedExample'

/** A result of the calculator as it is shown; the rates are always stated with it. */
export interface Repayments {
  /** '$142', or 'Enquire for Finance'. */
  readonly repaymentText: string
  /** 'a week', 'a fortnight' or 'a month'. */
  readonly perText: string
  /** Everything paid over the term; null beside 'Enquire for Finance'. */
  readonly totalText: string | null
  readonly enquire: boolean
  readonly rateText: string
  readonly comparisonText: string
  readonly fees: readonly FeeText[]
  readonly exampleText: string
}

type CalculatorConfig = Pick<ResolvedConfig, 'calculator' | 'lender' | 'finance' | 'estimate'>

const smallestCents = 2_500
const dollarCents = 100

/** What is lent and paid back; null when deposit or residual leave nothing to lend. */
const amounts = (entry: CalculatorEntry, { lender }: CalculatorConfig) => {
  const lentCents = entry.priceCents - entry.depositCents
  if (lentCents <= 0 || entry.residualCents > lentCents) return null
  const { perYear } = paymentFrequencies[entry.frequency]
  const { financedCents, upfrontCents, monthlyCents } = lenderFees(lender)
  const payments = perYear * entry.years
  const repayment = periodicRepayment({
    principalCents: lentCents + financedCents,
    residualCents: entry.residualCents,
    ratePercent: entry.ratePercent,
    paymentsPerYear: perYear,
    payments,
  })
  const besideCents = entry.residualCents + upfrontCents + monthlyCents * 12 * entry.years
  return { repayment, total: repayment * BigInt(payments) + decimalOf(besideCents) }
}

/**
 * Works out what the calculator shows for an entry, moved into its bounds first (FIN-20): an annuity with residual per period
 * on price less deposit plus financed fees (FIN-25), and the total of all repayments, the residual and the fees not financed
 * (FIN-27). Both are rounded to whole dollars at the very end, as the lender rounds (FIN-08, FIN-28), so the total counts the
 * exact repayment. A repayment of $25 or less, or nothing left to lend, reads 'Enquire for Finance' without total (ERR-12).
 * Null without a price (FIN-14), or without a comparison rate to state.
 */
export const calculateRepayments = (
  entered: CalculatorEntry,
  config: CalculatorConfig,
  car: Pick<Car, 'financeLenders'> | null = null,
): Repayments | null => {
  const entry = clampEntry(entered, calculatorBounds(config))
  const comparison = comparisonRate(entry.ratePercent, entry.frequency, config.lender)
  if (entry.priceCents === 0 || comparison === null) return null
  const { rounding } = config.lender
  const exact = amounts(entry, config)
  const cents = exact ? roundedTo(exact.repayment, dollarCents, rounding) : 0
  const enquire = !exact || cents <= smallestCents
  return {
    repaymentText: enquire ? 'Enquire for Finance' : formatMoney(cents),
    perText: paymentFrequencies[entry.frequency].perText,
    totalText: enquire ? null : formatMoney(roundedTo(exact.total, dollarCents, rounding)),
    enquire,
    rateText: `${formatRate(entry.ratePercent)} p.a.`,
    comparisonText: formatRate(comparison),
    fees: feeTexts(config.lender),
    exampleText: printedExample(car, config),
  }
}
