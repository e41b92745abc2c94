import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { formatMoney } from '../../format/formatMoney'
import { formatRate } from '../../format/groupThousands'
import { type Decimal, roundedTo, toDecimal } from '../Decimal'
import { lenderFees } from '../lender/lenderFigures'
import type { FinanceFigures } from '../small-print/FinanceTexts'
import { type FeeText, feeTexts, monthlyFeesText } from '../small-print/feeTexts'
import { type LoanTotal, loanTotals } from '../small-print/loanTotals'
import { type PrintedExample, printedExample } from '../small-print/printedExample'
import { type CalculatorEntry, calculatorBounds, clampEntry } from './calculatorBounds'
import { calculatorStart } from './calculatorStart'
import { paymentFrequencies } from './paymentFrequencies'
import { periodicRepayment } from './periodicRepayment'

/** Formatted result of the calculator. The comparison rate is the advertised one of the example, never calculated here (FIN-05). */
export interface Repayments {
  /** '$142', or 'Enquire for Finance'. */
  readonly repaymentText: string
  /** 'a week', 'a fortnight' or 'a month'. */
  readonly perText: string
  /** Totals over the term, with the deposit; empty with 'Enquire for Finance'. */
  readonly totals: readonly LoanTotal[]
  /** Why it shows 'Enquire for Finance', in a sentence; null if there is a figure. */
  readonly enquireText: string | null
  /** The rate used. */
  readonly rateText: string
  /** Whether it is the rate of the example. */
  readonly isExampleRate: boolean
  /** What is paid beside each repayment; null for nothing, or without a figure. */
  readonly feesText: string | null
  readonly fees: readonly FeeText[]
  readonly example: PrintedExample
}

type CalculatorConfig = Pick<ResolvedConfig, 'calculator' | 'lender' | 'estimate'> & {
  readonly identity: Pick<ResolvedConfig['identity'], 'country'>
}

const minCents = 2_500
const dollarCents = 100

/** Why a loan can't be calculated, in a sentence; null if it can. */
const nothingToLend = ({ priceCents, depositCents, residualCents }: CalculatorEntry): string | null => {
  if (depositCents >= priceCents) return 'Your deposit covers the whole price, so there’s nothing left to borrow.'
  return residualCents > priceCents - depositCents ? 'The balloon is more than the amount left to borrow.' : null
}
const tooLittle = 'That comes to $25 or less, which no lender here quotes. Ask us about it.'

/** Amounts borrowed and repaid. */
const amounts = (entry: CalculatorEntry, lender: FinanceFigures['lender'], weekly: Decimal | null) => {
  const loanCents = entry.priceCents - entry.depositCents
  const { perYear } = paymentFrequencies[entry.frequency]
  const { financedCents, upfrontCents, monthlyCents } = lenderFees(lender)
  const payments = perYear * entry.years
  const repayment =
    weekly ??
    periodicRepayment({
      principalCents: loanCents + financedCents,
      residualCents: entry.residualCents,
      ratePercent: entry.ratePercent,
      paymentsPerYear: perYear,
      payments,
    })
  const otherCents = entry.residualCents + upfrontCents + monthlyCents * 12 * entry.years
  return { repayment, total: repayment * BigInt(payments) + toDecimal(otherCents) }
}

const isSame = (a: CalculatorEntry, b: CalculatorEntry) => (Object.keys(a) as (keyof CalculatorEntry)[]).every((key) => a[key] === b[key])

/**
 * Calculates the calculator's result from an entry, after clamping it (FIN-20): repayment as an annuity with residual on price less
 * deposit plus financed fees (FIN-25), and the total of repayments, residual, fees not financed and deposit (FIN-27). Rounds both to whole dollars
 * at the end, by the lender's rounding (FIN-08, FIN-28), so the total uses the exact repayment. If the repayment is $25 or less, or
 * nothing is left to borrow, it reads 'Enquire for Finance' without a total, and says why (ERR-12). With a weekly figure, its fees and
 * example replace the site's, and the unchanged entry gives exactly that figure (FIN-04). Null without a price (FIN-14).
 */
export const calculateRepayments = (
  entered: CalculatorEntry,
  config: CalculatorConfig,
  figures: FinanceFigures | null = null,
): Repayments | null => {
  const initial = figures && calculatorStart(config, null, figures)
  const entry = clampEntry(entered, calculatorBounds(config, initial))
  if (entry.priceCents === 0) return null
  const lender = figures?.lender ?? config.lender
  const isUnchanged = initial !== null && isSame(entry, initial)
  const whyImpossible = nothingToLend(entry)
  const exact = whyImpossible === null ? amounts(entry, lender, isUnchanged && figures ? toDecimal(figures.weeklyCents) : null) : null
  const cents = exact ? roundedTo(exact.repayment, dollarCents, lender.rounding) : 0
  const hasNoFigure = !exact || cents <= minCents
  const example = printedExample(figures, config)
  return {
    repaymentText: hasNoFigure ? 'Enquire for Finance' : formatMoney(cents),
    perText: paymentFrequencies[entry.frequency].perText,
    totals: hasNoFigure
      ? []
      : loanTotals({ loanCents: roundedTo(exact.total, dollarCents, lender.rounding), depositCents: entry.depositCents }),
    enquireText: hasNoFigure ? (whyImpossible ?? tooLittle) : null,
    rateText: `${formatRate(entry.ratePercent)} p.a.`,
    isExampleRate: formatRate(entry.ratePercent) === formatRate(example.rate),
    feesText: hasNoFigure ? null : monthlyFeesText(lender),
    fees: feeTexts(lender),
    example,
  }
}
