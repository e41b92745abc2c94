import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { groupThousands } from './groupThousands'

/**
 * Writes an amount of cents as programs read it: dollars with two decimals, nothing beside them (CAR-17).
 *
 * @example decimalDollars(1299000) // '12990.00'
 */
export const decimalDollars = (cents: number): string => (cents % 100 === 0 ? `${cents / 100}.00` : (cents / 100).toFixed(2))

const currencies = { AU: 'AUD', NZ: 'NZD' } as const

/** The currency of a country, by its ISO code (CFG-02). */
export const countryCurrency = (country: ResolvedConfig['identity']['country']): 'AUD' | 'NZD' => currencies[country]

/**
 * Writes an amount of cents with $ and thousands commas (UI-19); cents only when there are some.
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
