import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site lets shoppers reserve and buy cars at all, with a deposit or by a request (CHK-01, CHK-02). */
export const offersReservations = ({ checkout }: { readonly checkout: Pick<ResolvedConfig['checkout'], 'enabled'> }): boolean =>
  checkout.enabled
