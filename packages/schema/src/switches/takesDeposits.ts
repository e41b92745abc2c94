import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site lets shoppers reserve and buy cars at all, with a deposit or by a request (CHK-01, CHK-02). */
export const offersReservations = ({ checkout }: { readonly checkout: Pick<ResolvedConfig['checkout'], 'enabled'> }): boolean =>
  checkout.enabled

/** Whether a site is set to take deposits itself, whatever they come to (CHK-01). */
export const asksDeposits = (config: { readonly checkout: Pick<ResolvedConfig['checkout'], 'enabled' | 'payOnline'> }): boolean =>
  offersReservations(config) && config.checkout.payOnline

/** Whether reserving a car comes with a deposit at all (CHK-03). */
export const hasDeposit = ({ deposit }: Pick<ResolvedConfig['checkout'], 'deposit'>): boolean => deposit > 0

interface Settings {
  readonly checkout: Pick<ResolvedConfig['checkout'], 'enabled' | 'payOnline' | 'deposit'>
}

/** Whether a site takes deposits itself, for any car at all: where it doesn't, reserving and buying are requests (CHK-01). */
export const takesDeposits = (config: Settings): boolean => asksDeposits(config) && hasDeposit(config.checkout)
