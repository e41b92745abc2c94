import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site offers weekly subscriptions, so that weekly prices are shown, filtered and sorted by (CAR-14). */
export const offersSubscriptions = ({ price }: { readonly price: Pick<ResolvedConfig['price'], 'offerSubscriptions'> }): boolean =>
  price.offerSubscriptions

/** Whether a site states what its weekly prices include (CAR-14). */
export const statesInclusions = ({ price }: { readonly price: Pick<ResolvedConfig['price'], 'subscriptionIncludes'> }): boolean =>
  price.subscriptionIncludes.trim() !== ''

/** Whether a site states what its weekly prices leave out (CAR-14). */
export const statesExclusions = ({ price }: { readonly price: Pick<ResolvedConfig['price'], 'subscriptionExcludes'> }): boolean =>
  price.subscriptionExcludes.trim() !== ''

interface Settings {
  readonly price: Pick<ResolvedConfig['price'], 'offerSubscriptions'>
  readonly subscription: Pick<ResolvedConfig['subscription'], 'online' | 'terms' | 'distances'>
}

/** Whether online subscriptions are switched on, whatever there is to choose (CAR-14). */
export const asksSubscriptions = ({ subscription }: { readonly subscription: Pick<ResolvedConfig['subscription'], 'online'> }): boolean =>
  subscription.online

/** Whether a site has terms to subscribe for, by which weekly prices state their minimum total (CAR-14). */
export const hasSubscriptionTerms = ({ subscription }: { readonly subscription: Pick<ResolvedConfig['subscription'], 'terms'> }): boolean =>
  subscription.terms.length > 0

/** Whether a site takes subscriptions online, with at least one choice of term and distance; otherwise they are requests (CAR-14). */
export const takesSubscriptions = (config: Settings): boolean => {
  const { distances } = config.subscription
  return offersSubscriptions(config) && asksSubscriptions(config) && hasSubscriptionTerms(config) && distances.length > 0
}
