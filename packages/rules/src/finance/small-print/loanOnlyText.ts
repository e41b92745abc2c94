import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { statesInclusions } from '@forecourt/schema/switches/takesSubscriptions'
import { isByTheWeek, type PriceContext } from '../../pricing/isByTheWeek'

/**
 * What a loan’s weekly figure leaves out, on a car that also has a weekly price: the two figures are next to each other, and only one of
 * them includes the running costs (VDP-06, CAR-15). Null for other cars.
 *
 * @example 'With a loan, you’d also pay ongoing costs: registration, insurance and servicing.'
 */
export const loanOnlyText = (car: PriceContext['car'], { price }: { readonly price: ResolvedConfig['price'] }): string | null => {
  if (!isByTheWeek({ car, price })) return null
  const costs = statesInclusions({ price }) ? `ongoing costs: ${price.subscriptionIncludes.trim()}` : 'the running costs'
  return `With a loan, you’d also pay ${costs}.`
}
