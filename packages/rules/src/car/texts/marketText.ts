import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car, Cents } from '../../entities/Car'
import { hasPrice, isInStock } from '../../entities/isInStock'
import { formatMoney } from '../../format/formatMoney'
import { driveAwayPrice, marketAverage } from '../../search/list/recommendation'

/** Difference between a car's price and the market average, and which average. */
interface MarketSaving {
  readonly savingCents: Cents
  readonly against: 'state' | 'national'
}

const minCents = 50_000

/**
 * Saving of a car in stock against its state's average price, or the national one if unknown; null below $500 (VDP-26). Feeds write 0 for
 * an unknown average. Compares drive-away prices only: a price before government charges would overstate the saving.
 */
export const marketSaving = (
  car: Pick<Car, 'status' | 'priceCents' | 'priceType' | 'driveAwayCents' | 'marketPrices'>,
): MarketSaving | null => {
  if (!isInStock(car) || !hasPrice(car)) return null
  const paid = { priceCents: driveAwayPrice(car) }
  if (!hasPrice(paid)) return null
  const against = (car.marketPrices.stateAverageCents ?? 0) > 0 ? 'state' : 'national'
  const savingCents = marketAverage(car) - paid.priceCents
  return savingCents >= minCents ? { savingCents, against } : null
}

/**
 * Market saving in the site's wording (VDP-26); null if too small, or the site has no wording.
 *
 * @example marketText(car, config) // '$1,840 below the market average'
 */
export const marketText = (car: Parameters<typeof marketSaving>[0], { vdp }: Pick<ResolvedConfig, 'vdp'>): string | null => {
  const saving = marketSaving(car)
  const label = vdp.marketPriceText.trim()
  return saving && label !== '' ? label.replaceAll('{saving}', formatMoney(saving.savingCents)) : null
}
