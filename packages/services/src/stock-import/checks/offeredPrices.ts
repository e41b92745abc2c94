import type { PriceType } from '@forecourt/rules/entities/Car'
import type { LineValues } from '../ColumnValues'
import type { ParsedPrice } from '../parsePrice'

/** Maximum ratio of a price with charges to one without. */
export const mostCharges = 1.5
/** Maximum ratio of a price before a reduction to the price. */
export const mostReduction = 2

/** The prices of a row with their types, if known. */
export const pricesOffered = ({ price, driveAwayPrice, egcPrice }: LineValues, kindOfPrice: PriceType | null): readonly ParsedPrice[] => [
  ...(price ? [{ ...price, priceType: kindOfPrice }] : []),
  ...(driveAwayPrice ? [{ ...driveAwayPrice, priceType: 'driveAway' as const }] : []),
  ...(egcPrice ? [{ ...egcPrice, priceType: 'egc' as const }] : []),
]

/** Whether two prices can belong to one car: equal, or one is the other plus charges. */
export const mayBothBe = (one: ParsedPrice, other: ParsedPrice): boolean => {
  if (one.cents === other.cents) return true
  if (one.priceType === null || other.priceType === null || one.priceType === other.priceType) return false
  const [withCharges, without] = one.priceType === 'driveAway' ? [one.cents, other.cents] : [other.cents, one.cents]
  return withCharges >= without && withCharges <= without * mostCharges
}

/** Whether a price is offered, but only without charges. */
export const isOnlyEgc = (offered: readonly ParsedPrice[], cents: number): boolean => {
  const same = offered.filter((price) => price.cents === cents)
  return same.length > 0 && same.every(({ priceType }) => priceType === 'egc')
}
