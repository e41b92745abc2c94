import { groupThousands } from './groupThousands'

/**
 * Writes an odometer reading (CARD-05).
 *
 * @example formatOdometer(12345) // '12,345 km'
 */
export const formatOdometer = (km: number): string => `${groupThousands(Math.round(km))} km`
