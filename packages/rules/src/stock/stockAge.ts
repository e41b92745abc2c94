/** How long a car has been there, in the spans dealers count by; the last has no end. */
export const stockAges = ['0-30', '31-60', '61-90', '90+'] as const
export type StockAge = (typeof stockAges)[number]

/** Days from which each span begins. */
export const stockAgeStarts: { readonly [Age in StockAge]: number } = { '0-30': 0, '31-60': 31, '61-90': 61, '90+': 91 }

/**
 * The span a number of whole days in stock falls into (ENT-01).
 *
 * @example stockAge(31) // '31-60'
 */
export const stockAge = (days: number): StockAge => stockAges.findLast((age) => days >= stockAgeStarts[age]) ?? '0-30'
