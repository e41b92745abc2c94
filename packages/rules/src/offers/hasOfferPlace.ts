/**
 * Whether a block of offers has a place for one of those that run, counted from 1 in the dealer's order (OFR-01). What loads them and what
 * explains them both ask this.
 *
 * @example hasOfferPlace({ limit: 3 }, 4) // false
 */
export const hasOfferPlace = ({ limit }: { readonly limit: number }, at: number): boolean => at <= limit
