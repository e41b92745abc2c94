import { offersSubscriptions } from '../switches/offersSubscriptions'
import type { CrossCheck, Finding } from './CrossCheck'

/** A weekly price must state its term and what it includes (CAR-14), so that it isn't mistaken for a loan. */
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
    ...(price.subscriptionIncludes.trim() === '' ? [warn('/price/subscriptionIncludes', 'what the subscription includes')] : []),
  ]
}
