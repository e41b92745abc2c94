import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../../entities/Car'
import { hasPrice } from '../../entities/hasPrice'
import { formatMoney } from '../../format/formatMoney'

/**
 * Says why an offer for a car is too low to be sent: below the dealer's share of its price (`forms.lowestOfferPercent`); null when
 * it isn't, when the site takes any, or when the car has no price (ENQ-26).
 *
 * @param cents what the shopper offers, null for none
 */
export const offerProblem = (
  cents: number | null,
  car: Pick<Car, 'priceCents'> | null,
  { forms }: Pick<ResolvedConfig, 'forms'>,
): string | null => {
  if (cents === null || !car || !hasPrice(car)) return null
  const lowest = Math.ceil((car.priceCents * forms.lowestOfferPercent) / 100)
  return cents < lowest ? `That is too far below the price of ${formatMoney(car.priceCents)} to be considered.` : null
}
