import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site offers cars by the week, so that their prices per week are shown, found and sorted by (CAR-14). */
export const offersSubscriptions = ({ price }: { readonly price: Pick<ResolvedConfig['price'], 'offerSubscriptions'> }): boolean =>
  price.offerSubscriptions
