import { formatMoney } from '@forecourt/rules/format/formatMoney'

/** One end of a range as its field holds it: '$25,000', '25,000', '2019'. Prices are whole dollars. */
export const endText = (facet: string, value: number): string => {
  if (facet === 'price' || facet === 'subscription_price') return formatMoney(value * 100)
  return facet === 'year' ? String(value) : value.toLocaleString('en-AU')
}
