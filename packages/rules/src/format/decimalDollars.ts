/**
 * Writes an amount of cents as programs read it: dollars with two decimals, nothing beside them (CAR-17).
 *
 * @example decimalDollars(1299000) // '12990.00'
 */
export const decimalDollars = (cents: number): string => (cents % 100 === 0 ? `${cents / 100}.00` : (cents / 100).toFixed(2))
