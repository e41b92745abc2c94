import { expect, it } from 'vitest'
import { buildVariant } from '../testing/buildModel'
import { comparedVariants } from './modelFacts'

it('the model page compares variants and marks their differences (ENT-13)', () => {
  const rows = comparedVariants([
    buildVariant({ name: 'GX', priceCents: 3_999_000, fuel: 'Petrol', consumption: 6.4, drive: 'AWD' }),
    buildVariant({ name: 'GXL', priceCents: null, fuel: 'Hybrid', drive: 'AWD' }),
  ])
  expect(rows).toEqual([
    { label: 'Price', values: ['$39,990', 'Ask us'], differs: true },
    { label: 'Price is', values: ['Drive away', ''], differs: true },
    { label: 'Fuel', values: ['Petrol', 'Hybrid'], differs: true },
    { label: 'Drive', values: ['AWD', 'AWD'], differs: false },
    { label: 'Uses', values: ['6.4 L/100 km', ''], differs: true },
  ])
})

it('a price of 0 reads “Ask us”, and no variants give no rows (ENT-13, CAR-19)', () => {
  expect(comparedVariants([buildVariant({ priceCents: 0 })])).toEqual([{ label: 'Price', values: ['Ask us'], differs: false }])
  expect(comparedVariants([])).toEqual([])
})
