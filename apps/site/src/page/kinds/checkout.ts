import { loadCheckout } from '../../checkout/loadCheckout'
import type { OwnPage } from '../OwnPage'

/** The shopper's checkout. */
export const checkout: OwnPage<'checkout'> = async ({ live, route, params, cookies, now }) => {
  const checkout = await loadCheckout({ live, route, params: params, cookies, now })
  return checkout === undefined ? null : { checkout }
}
