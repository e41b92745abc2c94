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

type SubscribedCar = Pick<Car, 'subscriptionPriceCents'>

interface SubscriptionSettings {
  readonly subscription: Pick<ResolvedConfig['subscription'], 'terms' | 'distances' | 'bondWeeks'>
}

/** The plans of a car with the usual kilometres, shortest term first; empty without a weekly price. */
const usualPlans = (
  { subscriptionPriceCents }: SubscribedCar,
  { subscription: { terms, distances, bondWeeks } }: SubscriptionSettings,
): readonly Pick<SubscriptionPlan, 'weeklyCents' | 'termMonths' | 'bondCents'>[] => {
  if (!subscriptionPriceCents || subscriptionPriceCents < 0) return []
  return terms
    .toSorted((one, other) => one.months - other.months)
    .map((term) => {
      const weekly = weeklyCents(subscriptionPriceCents, term, distances[0] ?? { extra: 0 })
      return { weeklyCents: weekly, termMonths: term.months, bondCents: weekly * bondWeeks }
    })
}

/**
 * The least that a shopper pays for a car by the week (CAR-14): its weekly price with the usual kilometres over the shortest term that the
 * site offers. A weekly price must state it (ACL s 48). Null if the site has no term, or the car no weekly price.
 */
export const minimumTotal = (car: SubscribedCar, config: SubscriptionSettings): MinimumTotal | null => {
  const [shortest] = usualPlans(car, config)
  return shortest ? planMinimum(shortest) : null
}

/**
 * The weekly price of each longer term with its total (CAR-14, ACL s 48), shortest first.
 *
 * @example longerTermTexts(car, config)[0] // '6 months: $588 a week, $15,288 in total'
 */
export const longerTermTexts = (car: SubscribedCar, config: SubscriptionSettings): readonly string[] =>
  usualPlans(car, config)
    .slice(1)
    .map((plan) => `${plan.termMonths} months: ${formatMoney(plan.weeklyCents)} a week, ${formatMoney(planTotalCents(plan))} in total`)

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
