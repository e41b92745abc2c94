import type { Cents } from '../../entities/Car'

/**
 * Duty of an amount for each part of a price, as the laws put it: “$3 for every $100 or part of $100” (UI-19). All in cents.
 *
 * @example perPart(2_775_000, 300) // 83_400
 */
export const perPart = (priceCents: Cents, eachCents: Cents, partCents: Cents = 100_00): Cents =>
  Math.ceil(priceCents / partCents) * eachCents
