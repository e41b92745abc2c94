/**
 * Writes a yearly rate to the nearest hundredth of a percent, halves up (FIN-05).
 *
 * @example formatRate(6.29) // '6.29%'
 */
export const formatRate = (percent: number): string => `${(Math.round(percent * 100 + 1e-7) / 100).toFixed(2)}%`
