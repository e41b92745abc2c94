import { groupThousands } from './groupThousands'

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
