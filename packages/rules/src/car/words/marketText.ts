import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car, Cents } from '../../entities/Car'
import { hasPrice, isInStock } from '../../entities/isInStock'
import { formatMoney } from '../../format/formatMoney'

/** How much less than the market a car costs, and which market it is compared with. */
interface MarketSaving {
  readonly savingCents: Cents
  readonly against: 'state' | 'national'
}

const leastCents = 50_000

/** What a car costs with all charges; null where only its price without them is known. */
const driveAwayPrice = ({ priceCents, priceType, driveAwayCents }: Pick<Car, 'priceCents' | 'priceType' | 'driveAwayCents'>) =>
  priceType === 'driveAway' ? priceCents : driveAwayCents

/**
 * Works out what a car in stock costs less than the average of its state, or of the country where no state average is known;
 * null below $500 (VDP-26). Feeds write 0 where an average is not known. Only a drive-away price is
 * compared: one that leaves government charges out would seem to save what the buyer pays in the end.
 */
export const marketSaving = (
  car: Pick<Car, 'status' | 'priceCents' | 'priceType' | 'driveAwayCents' | 'marketPrices'>,
): MarketSaving | null => {
  if (!isInStock(car) || !hasPrice(car)) return null
  const paid = { priceCents: driveAwayPrice(car) }
  if (!hasPrice(paid)) return null
  const { stateAverageCents = 0, nationalAverageCents = 0 } = car.marketPrices
  const against = stateAverageCents > 0 ? 'state' : 'national'
  const savingCents = (against === 'state' ? stateAverageCents : nationalAverageCents) - paid.priceCents
  return savingCents >= leastCents ? { savingCents, against } : null
}

/**
 * Says in the site's words what a car costs less than the market (VDP-26); null where that isn't much, or the site has no words
 * for it.
 *
 * @example marketText(car, config) // '$1,840 below the market average'
 */
export const marketText = (car: Parameters<typeof marketSaving>[0], { vdp }: Pick<ResolvedConfig, 'vdp'>): string | null => {
  const saving = marketSaving(car)
  const words = vdp.marketPriceText.trim()
  return saving && words !== '' ? words.replaceAll('{saving}', formatMoney(saving.savingCents)) : null
}
