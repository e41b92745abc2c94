const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

/**
 * Writes an odometer reading (CARD-05).
 *
 * @example formatOdometer(12345) // '12,345 km'
 */
export const formatOdometer = (km: number): string => `${whole.format(km)} km`
