import type { TradeInValue } from '../valuations/TradeInValue'
import type { CheckoutAbout, TypedSteps } from './Journey'

const prefix = 'own-'

/** How a vehicle of the shopper's own is chosen in the step about trade-ins. */
export const tradeInChoice = (vehicleId: string): string => `${prefix}${vehicleId}`

/** Which vehicle was chosen there; null for none, or one that is described by hand. */
export const tradedInId = ({ tradeIn }: TypedSteps): string | null =>
  tradeIn?.has?.startsWith(prefix) ? tradeIn.has.slice(prefix.length) : null

/** The valued vehicle that a journey's car is paid with in part, as it stands now (TRD-02); null for none. */
export const tradedIn = ({ typed, valued }: Pick<CheckoutAbout, 'typed' | 'valued'>): TradeInValue | null => {
  const id = tradedInId(typed)
  return valued.find(({ vehicleId }) => vehicleId === id) ?? null
}
