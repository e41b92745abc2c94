import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { formatMoney } from '../../format/formatMoney'
import { formatRate } from '../../format/groupThousands'
import { type Rounding, roundedTo, toDecimal } from '../Decimal'
import type { WeeklyTexts } from '../small-print/FinanceTexts'

interface WeeklyFigures {
  readonly weeklyCents: number | null
  /** A lender's own monthly figure; without, the weekly one makes it. */
  readonly monthlyCents: number | null
  readonly rate: number
  readonly comparisonRate: number
}

const smallestWeekly = 25

/** Whole dollars of an amount in cents, or of that amount times or over the 4.33 weeks of a month, without binary fractions. */
const dollars = (hundredths: number, parts: number) => Math.round(hundredths / parts)

/** Whole dollars of a weekly amount, as the lender rounds. */
const weeklyDollars = (cents: number, rounding: Rounding) =>
  rounding === 'nearest' || !Number.isFinite(cents) ? dollars(cents, 100) : roundedTo(toDecimal(cents), 100, rounding) / 100

/**
 * Writes a weekly figure in whole dollars, to the nearest or as the lender rounds (FIN-08, FIN-28), with its rates, and what it comes to a month where asked (FIN-09): a month
 * has 4.33 weeks, and a lender that gives only one of the two figures gives both. Null when it comes to $25 or less (ERR-12).
 */
export const weeklyTexts = (
  { weeklyCents, monthlyCents, rate, comparisonRate }: WeeklyFigures,
  { showMonthly }: Pick<ResolvedConfig['finance'], 'showMonthly'>,
  rounding: Rounding = 'nearest',
): WeeklyTexts | null => {
  const weekly = weeklyCents === null ? dollars(monthlyCents ?? 0, 433) : weeklyDollars(weeklyCents, rounding)
  if (!(weekly > smallestWeekly && Number.isFinite(weekly))) return null
  const monthly = monthlyCents === null ? dollars((weeklyCents ?? 0) * 433, 10_000) : dollars(monthlyCents, 100)
  return {
    weeklyText: formatMoney(weekly * 100),
    monthlyText: showMonthly && Number.isFinite(monthly) ? formatMoney(monthly * 100) : null,
    rateText: `${formatRate(rate)} p.a.`,
    comparisonText: formatRate(comparisonRate),
  }
}
