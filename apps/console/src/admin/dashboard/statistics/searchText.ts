import { formatMoney } from '@forecourt/rules/format/formatMoney'

/**
 * A measured search as staff read it: bounds of the price in dollars.
 *
 * @example searchText('dual cab · price to 20000') // 'dual cab · price to $20,000'
 */
export const searchText = (query: string): string =>
  query.replace(/\bprice(?: (?:from|to) \d+)+/g, (bounds) => bounds.replace(/\d+/g, (dollars) => formatMoney(Number(dollars) * 100)))
