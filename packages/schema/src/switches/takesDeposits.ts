import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether shoppers can reserve and buy cars online, with a deposit or by a request (CHK-01, CHK-02). */
export const offersReservations = ({ checkout }: { readonly checkout: Pick<ResolvedConfig['checkout'], 'enabled'> }): boolean =>
  checkout.enabled

/** Whether online deposits are switched on, whatever the amount (CHK-01). */
export const asksDeposits = (config: { readonly checkout: Pick<ResolvedConfig['checkout'], 'enabled' | 'payOnline'> }): boolean =>
  offersReservations(config) && config.checkout.payOnline

/** Whether reservations have a deposit (CHK-03). */
export const hasDeposit = ({ deposit }: Pick<ResolvedConfig['checkout'], 'deposit'>): boolean => deposit > 0

interface Settings {
  readonly checkout: Pick<ResolvedConfig['checkout'], 'enabled' | 'payOnline' | 'deposit'>
}

/** Whether a site takes deposits online; otherwise reserving and buying are requests (CHK-01). */
export const takesDeposits = (config: Settings): boolean => asksDeposits(config) && hasDeposit(config.checkout)
