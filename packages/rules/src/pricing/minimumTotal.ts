import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'
import type { SubscriptionPlan } from '../entities/SubscriptionPlan'
import { formatMoney } from '../format/formatMoney'
import { weeklyCents } from './weeklyCents'

/** The least that a subscription costs, in cents. */
export interface MinimumTotal {
  readonly months: number
  readonly weeks: number
  readonly totalCents: number
  /** Paid on top, and returned at the end. */
  readonly bondCents: number
}

/**
 * Weeks that are paid in a term: whole weeks, rounded up.
 *
 * @example weeksOfTerm(3) // 13
 */
export const weeksOfTerm = (months: number): number => Math.ceil((months * 52) / 12)

/** The total of a chosen plan over its term, which is the least that it costs (CAR-14). Cents. */
export const planTotalCents = ({ weeklyCents: weekly, termMonths }: Pick<SubscriptionPlan, 'weeklyCents' | 'termMonths'>): number =>
  weekly * weeksOfTerm(termMonths)

/** The least that a chosen plan costs, as `minimumTotal` says of a car before the choice (CAR-14). */
export const planMinimum = (plan: Pick<SubscriptionPlan, 'weeklyCents' | 'termMonths' | 'bondCents'>): MinimumTotal => ({
  months: plan.termMonths,
  weeks: weeksOfTerm(plan.termMonths),
  totalCents: planTotalCents(plan),
  bondCents: plan.bondCents,
})

/**
 * The least that a shopper pays for a car by the week (CAR-14): its weekly price with the usual kilometres over the shortest term that the
 * site offers. A weekly price must state it (ACL s 48). Null if the site has no term, or the car no weekly price.
 */
export const minimumTotal = (
  { subscriptionPriceCents }: Pick<Car, 'subscriptionPriceCents'>,
  { subscription }: { readonly subscription: Pick<ResolvedConfig['subscription'], 'terms' | 'distances' | 'bondWeeks'> },
): MinimumTotal | null => {
  const { terms, distances, bondWeeks } = subscription
  const [shortest] = terms.toSorted((one, other) => one.months - other.months)
  if (!shortest || !subscriptionPriceCents || subscriptionPriceCents < 0) return null
  const weekly = weeklyCents(subscriptionPriceCents, shortest, distances[0] ?? { extra: 0 })
  return planMinimum({ weeklyCents: weekly, termMonths: shortest.months, bondCents: weekly * bondWeeks })
}

/** The minimum total beside a weekly price, on one line and with the bond. */
export interface MinimumTotalText {
  readonly short: string
  readonly full: string
}

export const minimumTotalText = ({ weeks, totalCents, bondCents }: MinimumTotal): MinimumTotalText => {
  const short = `Minimum total ${formatMoney(totalCents)} over ${weeks} weeks`
  return {
    short,
    full: bondCents === 0 ? short : `${short}, plus a refundable bond of ${formatMoney(bondCents)}`,
  }
}
