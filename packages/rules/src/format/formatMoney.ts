import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { groupThousands } from './groupThousands'

/**
 * Formats cents as decimal dollars for machines: two decimals, no symbol (CAR-17).
 *
 * @example decimalDollars(1299000) // '12990.00'
 */
export const decimalDollars = (cents: number): string => (cents % 100 === 0 ? `${cents / 100}.00` : (cents / 100).toFixed(2))

const currencies = { AU: 'AUD', NZ: 'NZD' } as const

/** Currency of a country, as an ISO code (CFG-02). */
export const countryCurrency = (country: ResolvedConfig['identity']['country']): 'AUD' | 'NZD' => currencies[country]

/**
 * Formats cents with $ and thousands commas (UI-19); decimals only if there are cents.
 *
 * @example formatMoney(1299000) // '$12,990'
 */
export const formatMoney = (cents: number): string => {
  const sign = cents < 0 ? '-' : ''
  const dollars = Math.abs(cents) / 100
  if (Number.isInteger(dollars)) return `${sign}$${groupThousands(dollars)}`
  const [whole, hundredths] = dollars.toFixed(2).split('.')
  return `${sign}$${groupThousands(Number(whole))}.${hundredths}`
}

/**
 * Formats cents rounded to whole dollars, for estimates and totals.
 *
 * @example formatWholeDollars(3720855) // '$37,209'
 */
export const formatWholeDollars = (cents: number): string => formatMoney(Math.round(cents / 100) * 100)
