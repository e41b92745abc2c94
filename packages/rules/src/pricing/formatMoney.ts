const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/**
 * Writes an amount of cents with $ and thousands commas (UI-19); cents only when there are some.
 *
 * @example formatMoney(1299000) // '$12,990'
 */
export const formatMoney = (cents: number): string => {
  const amount = Math.abs(cents) / 100
  return `${cents < 0 ? '-' : ''}$${(Number.isInteger(amount) ? whole : exact).format(amount)}`
}
