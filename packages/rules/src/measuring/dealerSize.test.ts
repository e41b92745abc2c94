import { expect, it } from 'vitest'
import { type DealerSize, dealerSize } from './SiteStatistics'

const rows: readonly { readonly name: string; readonly cars: number; readonly size: DealerSize }[] = [
  { name: 'no cars', cars: 0, size: 'small' },
  { name: 'just below the first bound', cars: 49.9, size: 'small' },
  { name: 'on the first bound', cars: 50, size: 'medium' },
  { name: 'just below the second', cars: 199.5, size: 'medium' },
  { name: 'on the second', cars: 200, size: 'large' },
  { name: 'absurdly many', cars: 1e9, size: 'large' },
  { name: 'none at all, of no site', cars: Number.NaN, size: 'small' },
]

it.each(rows)('the peer comparison derives the size of a dealer from the cars of each site: $name (ANL-01)', ({ cars, size }) => {
  expect(dealerSize(cars)).toBe(size)
})
