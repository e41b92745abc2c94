import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { formatMoney } from '../../format/formatMoney'
import { formatRate } from '../../format/groupThousands'
import { type Decimal, roundedTo, toDecimal } from '../Decimal'
import { lenderFees } from '../lender/lenderFigures'
import type { FinanceFigures } from '../small-print/FinanceTexts'
import { type FeeText, feeTexts } from '../small-print/feeTexts'
import { type PrintedExample, printedExample } from '../small-print/printedExample'
import { type CalculatorEntry, calculatorBounds, clampEntry } from './calculatorBounds'
import { calculatorStart } from './calculatorStart'
import { paymentFrequencies } from './paymentFrequencies'
import { periodicRepayment } from './periodicRepayment'

/** A result of the calculator as it is shown. The comparison rate stated with it is the advertised one of the example, never one worked out here (FIN-05). */
export interface Repayments {
  /** '$142', or 'Enquire for Finance'. */
  readonly repaymentText: string
  /** 'a week', 'a fortnight' or 'a month'. */
  readonly perText: string
  /** Everything paid over the term; null beside 'Enquire for Finance'. */
  readonly totalText: string | null
  /** Why there is no figure but the way to ask, in a sentence; null beside a figure. */
  readonly enquireText: string | null
  /** The rate it is worked out with. */
  readonly rateText: string
  /** Whether that is the rate of the example. */
  readonly isExampleRate: boolean
  readonly fees: readonly FeeText[]
  readonly example: PrintedExample
}

type CalculatorConfig = Pick<ResolvedConfig, 'calculator' | 'lender' | 'estimate'>

const smallestCents = 2_500
const dollarCents = 100

/** Why a loan can't be worked out, in a sentence; null where it can. */
const nothingToLend = ({ priceCents, depositCents, residualCents }: CalculatorEntry): string | null => {
  if (depositCents >= priceCents) return 'With a deposit of the whole price there is nothing left to borrow.'
  return residualCents > priceCents - depositCents ? 'The balloon is more than what is left to borrow.' : null
}
const tooLittle = 'It comes to $25 or less, which no lender quotes here. Ask us about it.'

/** What is lent and paid back. */
const amounts = (entry: CalculatorEntry, lender: FinanceFigures['lender'], weekly: Decimal | null) => {
  const lentCents = entry.priceCents - entry.depositCents
  const { perYear } = paymentFrequencies[entry.frequency]
  const { financedCents, upfrontCents, monthlyCents } = lenderFees(lender)
  const payments = perYear * entry.years
  const repayment =
    weekly ??
    periodicRepayment({
      principalCents: lentCents + financedCents,
      residualCents: entry.residualCents,
      ratePercent: entry.ratePercent,
      paymentsPerYear: perYear,
      payments,
    })
  const besideCents = entry.residualCents + upfrontCents + monthlyCents * 12 * entry.years
  return { repayment, total: repayment * BigInt(payments) + toDecimal(besideCents) }
}

const isSame = (a: CalculatorEntry, b: CalculatorEntry) => (Object.keys(a) as (keyof CalculatorEntry)[]).every((key) => a[key] === b[key])

/**
 * Works out what the calculator shows for an entry, moved into its bounds first (FIN-20): an annuity with residual per period
 * on price less deposit plus financed fees (FIN-25), and the total of all repayments, the residual and the fees not financed
 * (FIN-27). Both are rounded to whole dollars at the very end, as the lender rounds (FIN-08, FIN-28), so the total counts the
 * exact repayment. A repayment of $25 or less, or nothing left to lend, reads 'Enquire for Finance' without total, and says why (ERR-12).
 * Beside a weekly figure its fees and its example take the place of the site's, and as long as nothing is changed the repayment is
 * that very figure (FIN-04). Null without a price (FIN-14).
 */
export const calculateRepayments = (
  entered: CalculatorEntry,
  config: CalculatorConfig,
  figures: FinanceFigures | null = null,
): Repayments | null => {
  const opened = figures && calculatorStart(config, null, figures)
  const entry = clampEntry(entered, calculatorBounds(config, opened))
  if (entry.priceCents === 0) return null
  const lender = figures?.lender ?? config.lender
  const unchanged = opened !== null && isSame(entry, opened)
  const impossible = nothingToLend(entry)
  const exact = impossible === null ? amounts(entry, lender, unchanged && figures ? toDecimal(figures.weeklyCents) : null) : null
  const cents = exact ? roundedTo(exact.repayment, dollarCents, lender.rounding) : 0
  const enquire = !exact || cents <= smallestCents
  const example = printedExample(figures, config)
  return {
    repaymentText: enquire ? 'Enquire for Finance' : formatMoney(cents),
    perText: paymentFrequencies[entry.frequency].perText,
    totalText: enquire ? null : formatMoney(roundedTo(exact.total, dollarCents, lender.rounding)),
    enquireText: enquire ? (impossible ?? tooLittle) : null,
    rateText: `${formatRate(entry.ratePercent)} p.a.`,
    isExampleRate: formatRate(entry.ratePercent) === formatRate(example.rate),
    fees: feeTexts(lender),
    example,
  }
}
