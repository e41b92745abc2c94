/** From how many cars in stock for each site on a dealer counts as larger. */
export const sizeBounds = [50, 200] as const

export const dealerSizes = ['small', 'medium', 'large'] as const
export type DealerSize = (typeof dealerSizes)[number]

/**
 * How large a dealer is beside others (ANL-01), by the cars in stock for each of its sites: a yard of thirty is visited otherwise than one
 * of three hundred.
 *
 * @example dealerSize(49.5) // 'small'
 */
export const dealerSize = (carsForEachSite: number): DealerSize =>
  dealerSizes[sizeBounds.filter((bound) => carsForEachSite >= bound).length] ?? 'small'
