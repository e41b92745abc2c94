import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { SubscriptionPlan } from '../entities/SubscriptionPlan'
import { formatMoney } from '../format/formatMoney'
import { groupThousands } from '../format/groupThousands'
import type { DisplayPrice } from '../pricing/displayPrice'
import { minimumTotalText, planMinimum } from '../pricing/minimumTotal'
import { monthsText } from './subscriptionQuote'

/** The weekly price of a chosen subscription, in the form of a car's `displayPrice`. */
export type PlanPrice = Pick<DisplayPrice, 'text' | 'minimum' | 'typeText'>

/**
 * The price of a chosen subscription (CAR-14), which replaces the car's usual weekly price once a shopper has chosen term and kilometres.
 *
 * @example planPrice(plan, config).typeText // 'Subscription · 12 months, 500 km a week'
 */
export const planPrice = (
  plan: SubscriptionPlan,
  { price }: { readonly price: Pick<ResolvedConfig['price'], 'subscriptionName'> },
): PlanPrice => ({
  text: `${formatMoney(plan.weeklyCents)} per week`,
  minimum: minimumTotalText(planMinimum(plan)),
  typeText: [price.subscriptionName, `${monthsText(plan.termMonths)}, ${groupThousands(plan.kmPerWeek)} km a week`]
    .filter(Boolean)
    .join(' · '),
})
