import type { ResolvedConfig } from '../ResolvedConfig'
import { offersReservations } from './offersReservations'

/** Whether a site is set to take deposits itself, whatever they come to (CHK-01). */
export const asksDeposits = (config: { readonly checkout: Pick<ResolvedConfig['checkout'], 'enabled' | 'payOnline'> }): boolean =>
  offersReservations(config) && config.checkout.payOnline
