import { formatMoney } from '@forecourt/rules/format/formatMoney'
import type { RangeEnd } from '../../ui/numbers/DualSlider'

/** What a search by price goes from and to, in whole dollars (SRC-28). */
export const priceScale = { min: 5_000, max: 250_000, step: 500 } as const

export const moneyText = (dollars: number): string => formatMoney(dollars * 100)

/** An end of the range in words; the upper end of the scale is open. */
export const priceEndText = (end: RangeEnd, dollars: number): string =>
  end === 'max' && dollars === priceScale.max ? `${moneyText(dollars)}+` : moneyText(dollars)

/** What the button says; `found` is null while it is being counted, or can't be. */
export const buttonText = (label: string, found: number | null): string => {
  const words = label || 'Search {count} cars'
  return found === null ? words.replace(/\s*\{count\}/, '') : words.replace('{count}', found.toLocaleString('en-AU'))
}
