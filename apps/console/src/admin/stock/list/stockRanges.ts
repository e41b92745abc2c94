import type { RangeChoice } from '../../../parts/lists/RangeFilter'
import { parseCents } from '../parseCents'

const whole = (typed: string): number | null | undefined => {
  const text = typed.replace(/[,\s]|km$/gi, '')
  if (text === '') return null
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined
}

/** The spans the list of cars is narrowed by: prices as they are typed of a car, years, kilometres. */
export const stockRanges: readonly RangeChoice[] = [
  {
    label: 'Price',
    ...{ from: 'priceFrom', to: 'priceTo' },
    read: parseCents,
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
