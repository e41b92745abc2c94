import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site offers weekly subscriptions, so that weekly prices are shown, filtered and sorted by (CAR-14). */
export const offersSubscriptions = ({ price }: { readonly price: Pick<ResolvedConfig['price'], 'offerSubscriptions'> }): boolean =>
  price.offerSubscriptions

/** Whether a site states what its weekly prices include (CAR-14). */
export const statesInclusions = ({ price }: { readonly price: Pick<ResolvedConfig['price'], 'subscriptionIncludes'> }): boolean =>
  price.subscriptionIncludes.trim() !== ''
