import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { formatMoney, formatWholeDollars } from '../../format/formatMoney'
import { formatRate } from '../../format/groupThousands'
import { type Rounding, roundedTo, toDecimal } from '../Decimal'
import type { WeeklyTexts } from '../small-print/FinanceTexts'

interface WeeklyFigures {
  readonly weeklyCents: number | null
  /** The lender's monthly figure; if null, derived from the weekly one. */
  readonly monthlyCents: number | null
  readonly rate: number
  readonly comparisonRate: number | null
  /** In cents; 0 for none. */
  readonly depositCents: number
  readonly residualCents: number
}

const minWeeklyT = 25

/** Whole dollars of an amount in cents, or of that amount converted with 4.33 weeks per month, without floating-point fractions. */
const dollars = (hundredths: number, parts: number) => Math.round(hundredths / parts)

/** Weekly amount in whole dollars, by the lender's rounding. */
const weeklyDollars = (cents: number, rounding: Rounding) =>
  rounding === 'nearest' || !Number.isFinite(cents) ? dollars(cents, 100) : roundedTo(toDecimal(cents), 100, rounding) / 100

/**
 * Names the deposit and the balloon of a loan, for the line of every weekly figure: without them, the figure looks like all there is to pay
 * (FIN-25). Null for neither.
 *
 * @example '$4,000 deposit, $9,000 balloon'
 */
const assumesText = ({ depositCents, residualCents }: Pick<WeeklyFigures, 'depositCents' | 'residualCents'>): string | null =>
  [depositCents > 0 && `${formatWholeDollars(depositCents)} deposit`, residualCents > 0 && `${formatWholeDollars(residualCents)} balloon`]
    .filter(Boolean)
    .join(', ') || null

/**
 * Formats a weekly figure in whole dollars, rounded to the nearest or by the lender's rounding (FIN-08, FIN-28), with its rates, its deposit
 * and balloon, and the monthly amount if requested (FIN-09). A month has 4.33 weeks, which also converts a figure that a lender gives only
 * weekly or monthly. Null if $25 or less (ERR-12).
 */
export const weeklyTexts = (
  { weeklyCents, monthlyCents, rate, comparisonRate, depositCents, residualCents }: WeeklyFigures,
  { showMonthly }: Pick<ResolvedConfig['finance'], 'showMonthly'>,
  rounding: Rounding = 'nearest',
): WeeklyTexts | null => {
  const weekly = weeklyCents === null ? dollars(monthlyCents ?? 0, 433) : weeklyDollars(weeklyCents, rounding)
  if (!(weekly > minWeeklyT && Number.isFinite(weekly))) return null
  const monthly = monthlyCents === null ? dollars((weeklyCents ?? 0) * 433, 10_000) : dollars(monthlyCents, 100)
  return {
    weeklyText: formatMoney(weekly * 100),
    assumesText: assumesText({ depositCents, residualCents }),
    monthlyText: showMonthly && Number.isFinite(monthly) ? formatMoney(monthly * 100) : null,
    rateText: `${formatRate(rate)} p.a.`,
    comparisonText: comparisonRate === null ? null : formatRate(comparisonRate),
  }
}
