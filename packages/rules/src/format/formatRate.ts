import { memoised } from '@forecourt/schema/memoised'

/** A site's lenders and estimates have a few. */
const mostRates = 500

/**
 * Writes a yearly rate to the nearest hundredth of a percent, halves up (FIN-05).
 *
 * @example formatRate(6.29) // '6.29%'
 */
export const formatRate = memoised((percent: number): string => `${(Math.round(percent * 100 + 1e-7) / 100).toFixed(2)}%`, mostRates)
