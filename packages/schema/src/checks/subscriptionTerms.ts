import {
  asksSubscriptions,
  hasSubscriptionTerms,
  offersSubscriptions,
  statesExclusions,
  statesInclusions,
  takesSubscriptions,
} from '../switches/takesSubscriptions'
import type { CrossCheck, Finding } from './CrossCheck'

/**
 * A weekly price must state its term, the minimum total over it, what it includes and what it leaves out (CAR-14), so that it isn't mistaken for a loan; and
 * subscriptions online need a term and a distance to choose.
 */
export const subscriptionTerms: CrossCheck = (config) => {
  const { price } = config
  if (!offersSubscriptions(config)) return []
  const warn = (pointer: string, what: string): Finding => ({
    pointer,
    severity: 'warning',
    message: `Weekly prices are shown without ${what}, so shoppers can’t tell what they would pay for.`,
  })
  return [
    ...(price.subscriptionTerm.trim() === '' ? [warn('/price/subscriptionTerm', 'the term of the subscription')] : []),
    ...(hasSubscriptionTerms(config)
      ? []
      : [
          {
            pointer: '/subscription/terms',
            severity: 'warning' as const,
            message:
              'Weekly prices are shown without the minimum total that a shopper pays. Enter the terms you offer, even if you don’t take subscriptions online.',
          },
        ]),
    ...(statesInclusions(config) ? [] : [warn('/price/subscriptionIncludes', 'what the subscription includes')]),
    ...(statesExclusions(config) ? [] : [warn('/price/subscriptionExcludes', 'what the subscription doesn’t include')]),
    ...(asksSubscriptions(config) && !takesSubscriptions(config)
      ? [
          {
            pointer: '/subscription/online',
            severity: 'warning' as const,
            message: 'Shoppers still send a request, because there is no term or no distance to choose.',
          },
        ]
      : []),
  ]
}
