import { parseMoney } from '@forecourt/rules/text/parseMoney'
import { parseTypedNumber } from '@forecourt/rules/text/parseTypedNumber'
import type { RangeChoice } from '../../../parts/lists/RangeFilter'

const whole = (typed: string): number | null | undefined => {
  const number = parseTypedNumber(typed.replace(/\s*km\s*$/i, ''))
  return number && (number.decimals > 0 || number.value > 9_999_999) ? undefined : (number?.value ?? (number as null | undefined))
}

/** The spans the list of cars is narrowed by: prices as they are typed of a car, years, kilometres. */
export const stockRanges: readonly RangeChoice[] = [
  {
    label: 'Price',
    ...{ from: 'priceFrom', to: 'priceTo' },
    read: parseMoney,
    write: (cents) => `$${(cents / 100).toLocaleString('en-AU')}`,
    example: '24,990',
  },
  { label: 'Year', ...{ from: 'yearFrom', to: 'yearTo' }, read: whole, write: String, example: '2020' },
  {
    label: 'Kilometres',
    ...{ from: 'kmFrom', to: 'kmTo' },
    read: whole,
    write: (km) => `${km.toLocaleString('en-AU')} km`,
    example: '60,000',
  },
]
